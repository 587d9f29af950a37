export { Z as openTerminal } from "./engine.js";
