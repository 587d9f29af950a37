/** The client of the service's keys and webhooks: the package's main entry. */
export { Client } from "./types/api/client/client.js";
export { Collection } from "./types/api/client/collection.js";
export type { Key } from "./types/api/client/key.js";
export { Pages } from "./types/api/client/pages.js";
export { Project } from "./types/api/client/project.js";
export type { ReadClient } from "./types/api/client/readClient.js";
export type { Webhook } from "./types/api/client/webhook.js";
export { AbortError, ApiError, ArgumentError, type ErrorAnswer, type FailedRequest, type Method, NetworkError, RequestError, TimeoutError, } from "./types/api/errors/errors.js";
export type { Clock } from "./types/api/http/clock.js";
export type { RequestEvent, ResponseEvent, WaitEvent } from "./types/api/http/hooks.js";
export type { ClientOptions, Timeouts } from "./types/api/http/options.js";
export { type ProxyUse, useProxyFromEnvironment } from "./types/api/http/proxy.js";
export type { CreateKeysParams, KeyBatch, UpdateKeysParams } from "./types/api/operations/bodies.js";
export type { Csv, Flag, Id } from "./types/api/operations/encode.js";
export type { AllKeysParams, KeyFilters, KeyParams, KeysParams, PageParams, Prepared, } from "./types/api/operations/params.js";
export type * from "./types/wire/key.js";
export type * from "./types/wire/project.js";
export type * from "./types/wire/webhook.js";
