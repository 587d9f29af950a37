export { Br as BACKUP_DIR } from "./engine.js";
