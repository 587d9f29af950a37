import { sa as e } from "./chunks/start.js";
import { t } from "./chunks/startAction.js";
// src/pullAction.ts
await t(e.pull);
export {};
