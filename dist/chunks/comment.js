export { d as summary } from "./markdown.js";
