export { L as BACKUP_DIR, B as openTerminal } from "./engine.js";
