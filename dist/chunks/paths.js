export { Or as changedDuringRun } from "./engine.js";
