export { sr as changedDuringRun } from "./engine.js";
