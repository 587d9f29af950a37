export { v as readBaseLanguage } from "./project.js";
