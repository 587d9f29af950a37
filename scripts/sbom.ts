/**
 * Writes the bill of materials of dist as CycloneDX: the packages of the lock file that the build bundles. For npm they are
 * development dependencies, because a user does not install them. Users run them, so the bill says that they are required.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import * as z from "zod";

const component = z.looseObject({
  name: z.string(),
  version: z.string(),
  "bom-ref": z.string(),
  properties: z.array(z.looseObject({ name: z.string() })).optional(),
});
const bill = z.looseObject({
  components: z.array(component),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()) })),
  metadata: z.looseObject({ component }),
});

export type Bill = z.output<typeof bill>;

/** All packages in the lock file. */
export function wholeBill(): Bill {
  const args = ["sbom", "--package-lock-only", "--sbom-format", "cyclonedx"];
  return bill.parse(JSON.parse(execFileSync("npm", args, { encoding: "utf8", maxBuffer: 1 << 26 })));
}

/**
 * The packages in dist, each as `name@version`. `licences` is the file that the build writes. It has a chapter for each
 * package, with the heading `name version (licence)`.
 */
export function bundled(licences: string): Set<string> {
  const headings = licences.matchAll(/^(@?[\w./-]+) (\d+\.\d+\.\d\S*) \(/gm);
  return new Set([...headings].map(([, name, version]) => `${name}@${version}`));
}

export function billOf(whole: Bill, licences: string): Bill {
  const taken = bundled(licences);
  const components = whole.components.filter(({ name, version }) => taken.delete(`${name}@${version}`));
  if (taken.size > 0) throw new Error(`The lock file does not contain ${[...taken].join(", ")}.`);
  const root = whole.metadata.component["bom-ref"];
  const kept = new Set([root, ...components.map((one) => one["bom-ref"])]);
  const dependencies = whole.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map((one) => ({ ...one, dependsOn: one.dependsOn.filter((ref) => kept.has(ref)) }));
  // npm uses the name of the folder for the root.
  const main = { ...whole.metadata.component, name: root.slice(0, root.lastIndexOf("@")) };
  const metadata = { ...whole.metadata, component: main };
  return { ...whole, components: components.map(shipped), dependencies, metadata };
}

function shipped(one: Bill["components"][number]): Bill["components"][number] {
  const properties = one.properties?.filter(({ name }) => name !== "cdx:npm:package:development");
  return { ...one, scope: "required", ...(properties && { properties }) };
}

if (import.meta.main) {
  process.stdout.write(
    `${JSON.stringify(billOf(wholeBill(), readFileSync("dist/licenses.txt", "utf8")), null, 2)}\n`,
  );
}
