export { f as trailersOfPull } from "./project.js";
