import { sa as e } from "./chunks/start.js";
import { t } from "./chunks/startAction.js";
// src/webhookSecretAction.ts
await t(e["webhook-secret"]);
export {};
