export { bi as systemProblem } from "./engine.js";
