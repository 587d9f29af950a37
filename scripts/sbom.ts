/**
 * The bill of materials of dist, as CycloneDX: of all that the lock file names, what the build took in. npm's own `--omit dev`
 * would leave out what a tool of ours needs as well, such as zod.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import * as z from "zod";

const bill = z.looseObject({
  components: z.array(z.looseObject({ name: z.string(), version: z.string(), "bom-ref": z.string() })),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()) })),
  metadata: z.looseObject({ component: z.looseObject({ "bom-ref": z.string() }) }),
});

export type Bill = z.output<typeof bill>;

/** All that the lock file names. */
export function wholeBill(): Bill {
  const args = ["sbom", "--package-lock-only", "--sbom-format", "cyclonedx"];
  return bill.parse(JSON.parse(execFileSync("npm", args, { encoding: "utf8", maxBuffer: 1 << 26 })));
}

/** `licences` is the file that the build writes: a chapter a package, `name version (licence)` above each. */
export function billOf(whole: Bill, licences: string): Bill {
  const taken = new Set(
    [...licences.matchAll(/^(@?[\w./-]+) (\d+\.\d+\.\d\S*) \(/gm)].map(
      ([, name, version]) => `${name}@${version}`,
    ),
  );
  const components = whole.components.filter(({ name, version }) => taken.delete(`${name}@${version}`));
  if (taken.size > 0) throw new Error(`The lock file does not name ${[...taken].join(", ")}.`);
  const kept = new Set([whole.metadata.component["bom-ref"], ...components.map((one) => one["bom-ref"])]);
  const dependencies = whole.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map((one) => ({ ...one, dependsOn: one.dependsOn.filter((ref) => kept.has(ref)) }));
  return { ...whole, components, dependencies };
}

if (import.meta.main) {
  process.stdout.write(
    `${JSON.stringify(billOf(wholeBill(), readFileSync("dist/licenses.txt", "utf8")), null, 2)}\n`,
  );
}
