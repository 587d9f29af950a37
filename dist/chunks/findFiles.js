export { Lr as BACKUP_DIR } from "./engine.js";
