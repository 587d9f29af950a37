export { nr as changedDuringRun } from "./engine.js";
