export { n as runProject } from "./project.js";
