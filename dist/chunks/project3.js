export { t as runProject } from "./project.js";
