/** The client of the service's keys and webhooks: the package's main entry. */

export { Client } from "./api/client/client.ts";
export { Collection } from "./api/client/collection.ts";
export type { Key } from "./api/client/key.ts";
export { Pages } from "./api/client/pages.ts";
export { Project } from "./api/client/project.ts";
export type { ReadClient } from "./api/client/readClient.ts";
export type { Webhook } from "./api/client/webhook.ts";
export {
  AbortError,
  ApiError,
  ArgumentError,
  type ErrorAnswer,
  type FailedRequest,
  type Method,
  NetworkError,
  RequestError,
  TimeoutError,
} from "./api/errors/errors.ts";
export type { Clock } from "./api/http/clock.ts";
export type { RequestEvent, ResponseEvent, WaitEvent } from "./api/http/hooks.ts";
export type { ClientOptions, Timeouts } from "./api/http/options.ts";
export { type ProxyUse, useProxyFromEnvironment } from "./api/http/proxy.ts";
export type { CreateKeysParams, KeyBatch, UpdateKeysParams } from "./api/operations/bodies.ts";
export type { Csv, Flag, Id } from "./api/operations/encode.ts";
export type {
  AllKeysParams,
  KeyFilters,
  KeyParams,
  KeysParams,
  PageParams,
  Prepared,
} from "./api/operations/params.ts";
export type * from "./wire/key.ts";
export type * from "./wire/project.ts";
export type * from "./wire/webhook.ts";
