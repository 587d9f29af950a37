export { u as summary } from "./markdown.js";
