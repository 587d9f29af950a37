export { Ar as changedDuringRun } from "./engine.js";
