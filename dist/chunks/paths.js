export { Ht as changedDuringRun } from "./engine.js";
