/** The client of the service's keys and webhooks: the package's main entry. */

export type { Key, ReadClient, Webhook } from "./api/client.ts";
export { Client, Project } from "./api/client.ts";
export { Collection, Pages } from "./api/collection.ts";
export {
  AbortError,
  ApiError,
  ArgumentError,
  type ErrorResponse,
  type FailedRequest,
  type Method,
  NetworkError,
  RequestError,
  TimeoutError,
} from "./api/errors.ts";
export type {
  ClientOptions,
  Clock,
  RequestEvent,
  ResponseEvent,
  Timeouts,
  WaitEvent,
} from "./api/http/options.ts";
export { type ProxyUse, useProxyFromEnvironment } from "./api/http/proxy.ts";
export type {
  AllKeysParams,
  CreateKeysParams,
  Csv,
  Flag,
  Id,
  KeyBatch,
  KeyFilters,
  KeyParams,
  KeysParams,
  PageParams,
  Prepared,
  UpdateKeysParams,
} from "./api/params.ts";
export type * from "./wire/key.ts";
