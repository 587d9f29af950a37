export { C as BACKUP_DIR, w as openTerminal } from "./engine.js";
