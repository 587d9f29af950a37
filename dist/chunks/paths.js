export { Br as changedDuringRun } from "./engine.js";
