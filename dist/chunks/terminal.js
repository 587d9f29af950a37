export { J as BACKUP_DIR, Z as openTerminal } from "./engine.js";
