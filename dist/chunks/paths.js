export { Lr as changedDuringRun } from "./engine.js";
