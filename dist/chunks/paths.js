export { qr as changedDuringRun } from "./engine.js";
