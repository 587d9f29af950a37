export { z as openTerminal } from "./engine.js";
