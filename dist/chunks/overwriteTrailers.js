export { m as namedTexts, h as trailersOfPull } from "./project.js";
