export { u as planFile, f as readPlanFile } from "./project.js";
