/** Addresses of lines of files in the repository, at the commit that is checked out. */
import { join, relative, sep } from "node:path";
import { isBelow } from "../files/paths.ts";
import type { LinkTo } from "../report/view/view.ts";
import { type Checkout, rootIn } from "./checkout.ts";
import type { WorkflowContext } from "./event.ts";

/** `file`: relative to the workspace. Undefined if the file is not in the only checkout of the run. */
export async function fileLinks(
  { home, sha }: Pick<WorkflowContext, "home" | "sha">,
  checkouts: readonly Checkout[],
  workspace: string,
): Promise<LinkTo> {
  const [checkout, ...others] = checkouts;
  if (!checkout || others.length > 0) return () => undefined;
  const root = await rootIn(workspace, checkout);
  const planned = checkout.commit ?? sha;
  return (file, line, commit = planned) => {
    const full = join(workspace, file);
    if (commit === "" || !isBelow(full, root)) return undefined;
    const path = relative(root, full).split(sep).map(encodedPart).join("/");
    return `${home}/blob/${commit}/${path}#L${line}`;
  };
}

/** `encodeURIComponent` leaves some characters that end a link in Markdown. */
function encodedPart(part: string): string {
  return encodeURIComponent(part).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
}
