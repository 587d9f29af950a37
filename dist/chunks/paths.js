export { Dr as changedDuringRun } from "./engine.js";
