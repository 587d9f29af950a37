export { M as BACKUP_DIR, N as openTerminal } from "./engine.js";
