export { E as readableProject, k as requestWholeProject } from "./project.js";
