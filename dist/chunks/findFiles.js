export { Pr as BACKUP_DIR } from "./engine.js";
