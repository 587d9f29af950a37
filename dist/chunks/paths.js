export { Ut as changedDuringRun } from "./engine.js";
