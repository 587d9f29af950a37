export { Si as systemProblem } from "./engine.js";
