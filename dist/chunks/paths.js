export { $n as changedDuringRun } from "./engine.js";
