export { j as BACKUP_DIR, P as openTerminal } from "./engine.js";
