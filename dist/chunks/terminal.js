export { N as openTerminal } from "./engine.js";
