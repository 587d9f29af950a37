export { Kt as changedDuringRun } from "./engine.js";
