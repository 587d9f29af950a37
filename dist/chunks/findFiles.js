export { Xr as BACKUP_DIR } from "./engine.js";
