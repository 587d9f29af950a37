export { T as readableProject, O as requestWholeProject } from "./project.js";
