export { Kr as changedDuringRun } from "./engine.js";
