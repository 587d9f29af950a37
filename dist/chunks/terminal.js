export { j as BACKUP_DIR, M as openTerminal } from "./engine.js";
