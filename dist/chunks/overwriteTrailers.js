export { d as trailersOfPull } from "./project.js";
