export { W as openTerminal } from "./engine.js";
