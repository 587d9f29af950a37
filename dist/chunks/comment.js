export { l as summary } from "./markdown.js";
