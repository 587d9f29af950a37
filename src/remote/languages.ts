/** The languages of the project. A key is complete only if it has a text in each of them. */

import type { ReadClient } from "../api/client.ts";
import { readCompleteList } from "../api/collection.ts";
import { readList, readMap, readText } from "../model/answered.ts";
import type { ProjectDetails } from "../model/project.ts";
import { IncompleteRead } from "./incompleteRead.ts";

export class ProjectLanguages {
  private readonly client: ReadClient;
  private readonly project: ProjectDetails;
  private listed: Promise<readonly string[]> | undefined;

  constructor(client: ReadClient, project: ProjectDetails) {
    this.client = client;
    this.project = project;
  }

  /** The codes of all languages. They are read once, and only if the plan does not have them. */
  all(): Promise<readonly string[]> {
    this.listed ??= this.read().catch((error: unknown) => {
      // The next batch asks again.
      this.listed = undefined;
      throw error;
    });
    return this.listed;
  }

  private async read(): Promise<readonly string[]> {
    const { id, languages } = this.project;
    if (languages) return languages.map(({ iso }) => iso);
    const iso = (element: unknown) => readText(readMap(element)?.lang_iso) || undefined;
    const listed = await readCompleteList(() => this.client.languages(id, { limit: 500 }), iso);
    const isos = listed && readList(listed, iso);
    if (!isos) throw new IncompleteRead();
    return isos;
  }
}
