export { Zr as BACKUP_DIR } from "./engine.js";
