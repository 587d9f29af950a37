export { f as namedTexts, p as trailersOfPull } from "./project.js";
