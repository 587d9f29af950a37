export { Nr as changedDuringRun } from "./engine.js";
