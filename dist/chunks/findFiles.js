export { qr as BACKUP_DIR } from "./engine.js";
