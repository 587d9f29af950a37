export { Ur as changedDuringRun } from "./engine.js";
