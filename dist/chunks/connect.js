export { g as createClient } from "./project.js";
