export { zr as BACKUP_DIR } from "./engine.js";
