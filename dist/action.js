import { sa as e } from "./chunks/start.js";
import { t } from "./chunks/startAction.js";
// src/action.ts
await t(e["."]);
export {};
