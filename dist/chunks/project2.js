export { T as readBaseLanguage } from "./project.js";
