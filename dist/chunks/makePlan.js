export { S as planFile, w as readPlanFile } from "./project.js";
