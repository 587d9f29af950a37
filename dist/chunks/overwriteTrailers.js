export { d as namedTexts, f as trailersOfPull } from "./project.js";
