export { Fr as changedDuringRun } from "./engine.js";
