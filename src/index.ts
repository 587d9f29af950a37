/** The client of the service's keys and webhooks: the package's main entry. */

export type { CreateKeysParams, KeyBatch, UpdateKeysParams } from "./api/bodies.ts";
export { Client } from "./api/client.ts";
export type { Clock } from "./api/clock.ts";
export { Collection } from "./api/collection.ts";
export type { Csv, Flag, Id } from "./api/encode.ts";
export {
  AbortError,
  ApiError,
  ArgumentError,
  HeldError,
  type Method,
  NetworkError,
  type Occasion,
  type Refusal,
  RequestError,
  TimeoutError,
} from "./api/errors.ts";
export type { Key } from "./api/key.ts";
export type { ClientOptions, Timeouts } from "./api/options.ts";
export { Pages } from "./api/pages.ts";
export type { AllKeysParams, KeyFilters, KeyParams, KeysParams, PageParams, Patience } from "./api/params.ts";
export { Project } from "./api/project.ts";
export { type ProxyUse, useProxyFromEnvironment } from "./api/proxy.ts";
export type { ReadClient } from "./api/readClient.ts";
export type { RequestSeen, ResponseSeen, WaitSeen } from "./api/seen.ts";
export type { Webhook } from "./api/webhook.ts";
export type * from "./wire/key.ts";
export type * from "./wire/project.ts";
export type * from "./wire/webhook.ts";
