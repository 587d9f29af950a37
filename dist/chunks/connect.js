export { p as createClient } from "./project.js";
