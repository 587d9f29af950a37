export { t as runCommand } from "./engine.js";
