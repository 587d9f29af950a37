export { E as createClient } from "./project.js";
