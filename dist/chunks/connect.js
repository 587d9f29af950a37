export { D as createClient } from "./project.js";
