import * as z from "zod";
import { PROBLEM_CODES } from "../model/problem.ts";
import type { Setting } from "../model/setting.ts";
import { EXPLAINED_CODE } from "./table/commands.ts";

/** All values of a setting that has a fixed set of them; otherwise none. */
export function choicesOf(row: Setting): readonly string[] {
  if (row.name === EXPLAINED_CODE.name) return PROBLEM_CODES;
  return row.schema instanceof z.ZodEnum ? row.schema.options.map(String) : [];
}
