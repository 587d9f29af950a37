export { nn as readIcu } from "./start.js";
