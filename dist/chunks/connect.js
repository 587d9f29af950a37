export { x as createClient } from "./project.js";
