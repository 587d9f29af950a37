export { C as planFile, T as readPlanFile } from "./project.js";
