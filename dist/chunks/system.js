export { Ci as systemProblem } from "./engine.js";
