export { Gr as changedDuringRun } from "./engine.js";
