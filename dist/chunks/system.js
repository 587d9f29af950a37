export { _i as systemProblem } from "./engine.js";
