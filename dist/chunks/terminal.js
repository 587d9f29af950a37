export { N as BACKUP_DIR, I as openTerminal } from "./engine.js";
