export { b as readBaseLanguage } from "./project.js";
