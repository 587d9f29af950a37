import { t as e } from "./braces.js";
export default e();
export {};
