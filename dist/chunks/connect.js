export { v as createClient } from "./project.js";
