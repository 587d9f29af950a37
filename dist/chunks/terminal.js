export { x as BACKUP_DIR, S as openTerminal } from "./engine.js";
