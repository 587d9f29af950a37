export { i as runProject } from "./project.js";
