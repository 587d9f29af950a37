export { P as BACKUP_DIR, L as openTerminal } from "./engine.js";
