export { ki as systemProblem } from "./engine.js";
