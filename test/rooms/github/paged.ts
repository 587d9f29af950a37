/** A page of a list. */
import type { Answer } from "./answer.ts";

/** `per_page` and `page` of the request, and the links to the other pages. */
export function paged<Row>(
  rows: readonly Row[],
  asked: URL,
  wrap: (page: readonly Row[]) => unknown = (page) => page,
): Answer {
  const whole = (name: string, otherwise: number) =>
    Math.max(1, Number.parseInt(asked.searchParams.get(name) ?? "", 10) || otherwise);
  const [size, page] = [Math.min(100, whole("per_page", 30)), whole("page", 1)];
  const last = Math.max(1, Math.ceil(rows.length / size));
  const link = (rel: string, to: number) => {
    const url = new URL(asked);
    url.searchParams.set("page", String(to));
    return `<${url}>; rel="${rel}"`;
  };
  const links = [
    ...(page > 1 ? [link("prev", page - 1)] : []),
    ...(page < last ? [link("next", page + 1), link("last", last)] : []),
    ...(page > 1 ? [link("first", 1)] : []),
  ];
  return {
    status: 200,
    headers: links.length > 0 ? { link: links.join(", ") } : {},
    json: wrap(rows.slice((page - 1) * size, page * size)),
  };
}
