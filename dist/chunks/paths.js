export { Mr as changedDuringRun } from "./engine.js";
