export { M as openTerminal } from "./engine.js";
