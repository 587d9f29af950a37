export { y as readBaseLanguage } from "./project.js";
