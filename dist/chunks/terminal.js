export { X as openTerminal } from "./engine.js";
