export { v as BACKUP_DIR, y as openTerminal } from "./engine.js";
