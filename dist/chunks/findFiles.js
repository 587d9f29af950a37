export { Rr as BACKUP_DIR } from "./engine.js";
