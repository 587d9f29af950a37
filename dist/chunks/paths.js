export { kr as changedDuringRun } from "./engine.js";
