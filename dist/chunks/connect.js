export { w as createClient } from "./project.js";
