export { E as BACKUP_DIR, D as openTerminal } from "./engine.js";
