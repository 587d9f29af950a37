export { S as createClient } from "./project.js";
