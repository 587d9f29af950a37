/** How fast and how long a run sends requests. */
import * as z from "zod";
import { PLAN_COMMANDS, REPORT_COMMANDS } from "../../model/command.ts";
import { setting } from "../../model/setting.ts";
import { widensAlong } from "../../model/widening.ts";
import type { Topic } from "./topic.ts";

const UNITS = { s: 1_000, m: 60_000, h: 3_600_000 } as const;
const DAY = 24 * UNITS.h;

const FORM = /^(\d{1,9})([smh])$/;

/** Milliseconds. */
const duration = () =>
  z
    .string()
    .refine(isDuration, "is not a time from 1 s to 24 h")
    .meta({ pattern: FORM.source })
    .transform((text) => milliseconds(text));

export const TIME_LIMIT = setting({
  name: "time_limit",
  schema: duration,
  expects: "a time such as 30m, 90s or 1h, from one second to 24 hours",
  commands: [...REPORT_COMMANDS, "pull"],
  file: "top",
  option: { offered: "on the command line", as: "text", metavar: "TIME" },
  docs: {
    example: "30m",
    text: "Maximum time of the run (`90s`, `30m`, `1h`). After it, the run sends no new change and fails. Run it again to make the other changes.",
    default: "no limit.",
  },
});

export const RATE = setting({
  name: "rate",
  schema: () => z.number().min(0.1).max(1000),
  expects: "a number from 0.1 to 1000",
  default: 6,
  commands: [...REPORT_COMMANDS, "pull", "init"],
  file: "both",
  option: { offered: "on the command line", as: "number", metavar: "N" },
  docs: { example: 3, text: "Requests per second. The service allows 6 per token and per IP address." },
});

export const CONCURRENCY = setting({
  name: "concurrency",
  schema: () => z.int().min(1).max(10),
  expects: "a whole number from 1 to 10",
  default: 6,
  commands: [...REPORT_COMMANDS, "pull"],
  file: "both",
  option: { offered: "on the command line", as: "number", metavar: "N" },
  docs: { example: 2, text: "Requests at the same time, 1 to 10." },
});

export const USE_AUTOMATIONS = setting({
  name: "use_automations",
  schema: () => z.boolean(),
  expects: "true or false",
  commands: [...PLAN_COMMANDS, "restore"],
  file: "both",
  widens: widensAlong([false, undefined, true], undefined),
  docs: {
    example: false,
    text: "Whether writes start the automations of the project.",
    default: "the service decides.",
  },
});

function milliseconds(text: string): number {
  const [, figure = "", unit = ""] = FORM.exec(text) ?? [];
  return Number(figure) * (unit === "s" || unit === "m" || unit === "h" ? UNITS[unit] : 0);
}

function isDuration(text: string): boolean {
  const length = milliseconds(text);
  return length >= UNITS.s && length <= DAY;
}

export const PACE_TOPIC: Topic = {
  title: "Pace",

  settings: [TIME_LIMIT, RATE, CONCURRENCY, USE_AUTOMATIONS],
};
