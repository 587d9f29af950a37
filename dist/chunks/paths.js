export { Hr as changedDuringRun } from "./engine.js";
