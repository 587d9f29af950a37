export { Gr as BACKUP_DIR } from "./engine.js";
