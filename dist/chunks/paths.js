export { rn as changedDuringRun } from "./engine.js";
