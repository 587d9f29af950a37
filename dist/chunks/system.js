export { Oi as systemProblem } from "./engine.js";
