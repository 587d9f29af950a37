export { yi as systemProblem } from "./engine.js";
