export { Hr as BACKUP_DIR } from "./engine.js";
