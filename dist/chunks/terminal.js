export { S as BACKUP_DIR, C as openTerminal } from "./engine.js";
