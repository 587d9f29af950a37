export { M as BACKUP_DIR, F as openTerminal } from "./engine.js";
