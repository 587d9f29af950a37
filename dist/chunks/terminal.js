export { _ as BACKUP_DIR, v as openTerminal } from "./engine.js";
