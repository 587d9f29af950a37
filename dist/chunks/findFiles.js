export { Ir as BACKUP_DIR } from "./engine.js";
