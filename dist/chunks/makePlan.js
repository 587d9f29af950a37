export { b as planFile, S as readPlanFile } from "./project.js";
