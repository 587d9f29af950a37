export { Vr as BACKUP_DIR } from "./engine.js";
