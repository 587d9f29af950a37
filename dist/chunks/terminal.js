export { d as BACKUP_DIR, f as openTerminal } from "./engine.js";
