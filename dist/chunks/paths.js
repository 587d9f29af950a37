export { Wt as changedDuringRun } from "./engine.js";
