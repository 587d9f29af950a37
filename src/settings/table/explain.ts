/** Which problem is explained. */
import * as z from "zod";
import { setting } from "../../model/setting.ts";
import type { Topic } from "./topic.ts";

export const EXPLAINED_CODE = setting({
  name: "problem_code",
  schema: () => z.string().min(1),
  expects: "the code of a problem, such as unknown-member",
  commands: ["explain"],
  option: { offered: "as an argument", as: "text", metavar: "CODE" },
  docs: { text: "The code at the end of a problem. Without a code, all codes are listed." },
});

export const EXPLAIN_TOPIC: Topic = { title: "For explain", settings: [EXPLAINED_CODE] };
