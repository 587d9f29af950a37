export { C as createClient } from "./project.js";
