/** Which example the demo shows. */
import * as z from "zod";
import { setting } from "../../model/setting.ts";
import type { Topic } from "./topic.ts";

export const DEMO_TEXTS = setting({
  name: "texts",
  schema: () => z.boolean(),
  expects: "true or false",
  default: false,
  commands: ["demo"],
  option: { offered: "on the command line", as: "switch" },
  docs: {
    text: "Show the example whose texts are in the code, in JSON files and `.strings` files, and how a text of the project gets back into them.",
  },
});

export const DEMO_TOPIC: Topic = { title: "For demo", settings: [DEMO_TEXTS] };
