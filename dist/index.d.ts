/** The client of the service's keys and webhooks: the package's main entry. */
export type { Key, ReadClient, Webhook } from "./types/api/client.js";
export { Client, Project } from "./types/api/client.js";
export { Collection, Pages } from "./types/api/collection.js";
export { AbortError, ApiError, ArgumentError, type ErrorResponse, type FailedRequest, type Method, NetworkError, RequestError, TimeoutError, } from "./types/api/errors.js";
export type { ClientOptions, Clock, RequestEvent, ResponseEvent, Timeouts, WaitEvent, } from "./types/api/http/options.js";
export { type ProxyUse, useProxyFromEnvironment } from "./types/api/http/proxy.js";
export type { AllKeysParams, CreateKeysParams, Csv, Flag, Id, KeyBatch, KeyFilters, KeyParams, KeysParams, PageParams, Prepared, UpdateKeysParams, } from "./types/api/params.js";
export type * from "./types/wire/key.js";
