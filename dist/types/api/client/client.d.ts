import type { ClientOptions } from "../http/options.js";
import { ClientOperations } from "./clientOperations.js";
import { Project } from "./project.js";
/**
 * The keys and webhooks of Lokalise projects. Each operation is one request. A `projectId` is `<hex>.<digits>`, or
 * `<id>:<branch>`. Paths and limits are those of version 2 of the service's API.
 *
 * Every operation may throw an {@link ArgumentError} (nothing was sent), {@link ApiError}, {@link NetworkError},
 * {@link TimeoutError} or {@link AbortError}. Requests wait in a queue to keep within the limits. They are sent again
 * if that cannot do something twice: see the table in docs/client.md.
 */
export declare class Client extends ClientOperations {
    constructor(options: ClientOptions);
    /** The same operations on one project, without the id. */
    project(projectId: string): Project;
}
