export { E as readBaseLanguage } from "./project.js";
