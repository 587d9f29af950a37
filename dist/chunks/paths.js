export { Gt as changedDuringRun } from "./engine.js";
