export { Di as systemProblem } from "./engine.js";
