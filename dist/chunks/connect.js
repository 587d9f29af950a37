export { m as createClient } from "./project.js";
