export { n as summary } from "./markdown.js";
