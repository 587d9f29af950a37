import { sa as e } from "./chunks/start.js";
import { t } from "./chunks/startAction.js";
// src/reportAction.ts
await t(e.report);
export {};
