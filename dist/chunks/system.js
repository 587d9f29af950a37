export { Ei as systemProblem } from "./engine.js";
