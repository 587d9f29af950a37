export { $ as openTerminal } from "./engine.js";
