export { S as readBaseLanguage } from "./project.js";
