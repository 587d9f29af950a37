export { Ir as changedDuringRun } from "./engine.js";
