export { Ur as BACKUP_DIR } from "./engine.js";
