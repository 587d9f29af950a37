export { Kr as BACKUP_DIR } from "./engine.js";
