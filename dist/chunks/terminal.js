export { A as BACKUP_DIR, j as openTerminal } from "./engine.js";
