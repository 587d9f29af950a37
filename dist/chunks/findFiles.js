export { Yr as BACKUP_DIR } from "./engine.js";
