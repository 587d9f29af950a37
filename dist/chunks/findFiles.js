export { Jr as BACKUP_DIR } from "./engine.js";
