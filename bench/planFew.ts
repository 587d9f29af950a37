/** A plan of 200 declared keys in a project of 20,000: requests and bytes. */
import type { Figure } from "./figure.ts";
import { inFolder, settings } from "./folder.ts";
import { plan } from "./programs.ts";
import { keysYaml, LANGUAGES, range } from "./project.ts";
import { accepted, startService } from "./service.ts";

const KEYS = 20_000;
const DECLARED = 200;
const MAX_REQUESTS = 12;
const SHOP = { keys: KEYS, languages: LANGUAGES.slice(0, 3) };
const numbers = range(0, KEYS, KEYS / DECLARED);

export function planFew(): Promise<Figure[]> {
  const files = { "lokaform.yaml": settings(), "keys.yaml": keysYaml(numbers, SHOP.languages) };
  return inFolder(files, async (folder) => {
    const service = await startService({ ...SHOP, limits: true });
    await plan(service, folder);
    const requests = accepted(await service.report());
    await service.stop();
    return [
      {
        name: "plan-few/requests",
        promise: `plan of ${DECLARED} keys in a project of ${KEYS}, nothing to create: at most ${MAX_REQUESTS} requests`,
        ours: requests.length,
        peer: { name: "pages of the whole project", value: KEYS / 500 },
        unit: "requests",
        limit: MAX_REQUESTS,
      },
    ];
  });
}
