export { w as readBaseLanguage } from "./project.js";
