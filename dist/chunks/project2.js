export { C as readBaseLanguage } from "./project.js";
