export { wi as systemProblem } from "./engine.js";
