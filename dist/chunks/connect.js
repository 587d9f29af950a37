export { _ as createClient } from "./project.js";
