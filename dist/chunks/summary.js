export { a as summary } from "./markdown.js";
