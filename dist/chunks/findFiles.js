export { Wr as BACKUP_DIR } from "./engine.js";
