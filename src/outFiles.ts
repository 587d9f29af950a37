/** The files that a run was asked to write. One that cannot be written is told; what the run did is not lost with it. */
import { writeFile } from "node:fs/promises";
import { type Problem, problem } from "./model/problem.ts";
import { planFile } from "./plan/planFile.ts";
import type { Report } from "./report/report.ts";
import type { Settings } from "./settings/settings.ts";

export interface WrittenFiles {
  /** The paths of those that were written. */
  plan: string | undefined;
  report: string | undefined;
  problems: Problem[];
}

export async function writeFiles(
  { out, report: file }: Pick<Settings, "out" | "report">,
  report: Report,
): Promise<WrittenFiles> {
  const plans = report.projects.flatMap(({ plan }) => plan ?? []);
  const problems: Problem[] = [];
  const written = async (option: string, path: string | undefined, content: object) => {
    if (path === undefined) return undefined;
    try {
      await writeFile(path, `${JSON.stringify(content, null, 2)}\n`);
      return path;
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      problems.push(
        problem(
          "not-written",
          `${option}: ${path} cannot be written: ${why}. Name a file in a folder that is there.`,
        ),
      );
      return undefined;
    }
  };
  return {
    plan: plans.length > 0 ? await written("out", out, planFile(plans)) : undefined,
    report: await written("report", file, report),
    problems,
  };
}
