export { R as openTerminal } from "./engine.js";
