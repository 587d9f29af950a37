export { r as runProject } from "./project.js";
