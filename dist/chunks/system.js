export { Ti as systemProblem } from "./engine.js";
