export { Wr as changedDuringRun } from "./engine.js";
