export { w as readableProject, D as requestWholeProject } from "./project.js";
