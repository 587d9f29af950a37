import * as z from "zod";

const languageSchema = z.object({
  iso: z.string(),
  /** As digits; undefined if the service gives no usable id. */
  id: z.string().optional(),
  /** CLDR categories of plurals in this language; empty if the service does not list them. */
  pluralForms: z.array(z.string()).readonly(),
});
export interface Language extends z.output<typeof languageSchema> {}

export const projectSchema = z.object({
  /** As requests address it: `<id>` or `<id>:<branch>`. */
  id: z.string(),
  /** SHA-256 of the id, if the id must not be shown. */
  digest: z.string().exactOptional(),
  name: z.string(),
  type: z.string(),
  baseLanguage: z.string(),
  /** Undefined if nothing that is declared needs them, because they were not read. */
  languages: z.array(languageSchema).readonly().optional(),
  perPlatformNames: z.boolean(),
  segmentation: z.boolean(),
  /** Whether a change of a base text marks the other texts of its key unverified. Undefined if the service does not say. */
  autoToggleUnverified: z.boolean().optional(),
});
export interface ProjectDetails extends z.output<typeof projectSchema> {}

export function plainId(id: string): string {
  return id.split(":")[0] ?? id;
}

/** The web page of the project; undefined if the id does not have the usual form, or must not be shown. */
export function pageOf(id: string): string | undefined {
  const plain = plainId(id);
  return /^[\da-f]+\.\d+$/i.test(plain) ? `https://app.lokalise.com/project/${plain}/` : undefined;
}
