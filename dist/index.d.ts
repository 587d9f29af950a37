/** The client of the service's keys and webhooks: the package's main entry. */
export type { CreateKeysParams, KeyBatch, UpdateKeysParams } from "./types/api/bodies.js";
export { Client } from "./types/api/client.js";
export type { Clock } from "./types/api/clock.js";
export { Collection } from "./types/api/collection.js";
export type { Csv, Flag, Id } from "./types/api/encode.js";
export { AbortError, ApiError, ArgumentError, HeldError, type Method, NetworkError, type Occasion, type Refusal, RequestError, TimeoutError, } from "./types/api/errors.js";
export type { Key } from "./types/api/key.js";
export type { ClientOptions, Timeouts } from "./types/api/options.js";
export { Pages } from "./types/api/pages.js";
export type { AllKeysParams, KeyFilters, KeyParams, KeysParams, PageParams, Patience } from "./types/api/params.js";
export { Project } from "./types/api/project.js";
export { type ProxyUse, useProxyFromEnvironment } from "./types/api/proxy.js";
export type { ReadClient } from "./types/api/readClient.js";
export type { RequestSeen, ResponseSeen, WaitSeen } from "./types/api/seen.js";
export type { Webhook } from "./types/api/webhook.js";
export type * from "./types/wire/key.js";
export type * from "./types/wire/project.js";
export type * from "./types/wire/webhook.js";
