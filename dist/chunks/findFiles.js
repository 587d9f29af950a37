export { Qr as BACKUP_DIR } from "./engine.js";
