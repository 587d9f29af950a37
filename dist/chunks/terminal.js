export { j as openTerminal } from "./engine.js";
