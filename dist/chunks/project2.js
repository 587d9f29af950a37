export { C as readableProject, E as requestWholeProject } from "./project.js";
