export { f as createClient } from "./project.js";
