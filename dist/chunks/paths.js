export { Jr as changedDuringRun } from "./engine.js";
