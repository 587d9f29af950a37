export { x as readBaseLanguage } from "./project.js";
