export { Y as openTerminal } from "./engine.js";
