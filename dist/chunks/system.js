export { Ai as systemProblem } from "./engine.js";
