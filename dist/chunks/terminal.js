export { k as BACKUP_DIR, A as openTerminal } from "./engine.js";
