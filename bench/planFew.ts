/** A plan of few declared keys in a large project: requests. */
import { benchmark } from "./benchmark.ts";
import { inFolder, settings } from "./folder.ts";
import { plan } from "./programs.ts";
import { keysYaml, LANGUAGES, range } from "./project.ts";
import { accepted, startService } from "./service.ts";

const MAX_REQUESTS = 12;

interface Size {
  readonly runs: number;
  readonly keys: number;
  readonly declared: number;
}

const SIZES = {
  full: { runs: 1, keys: 20_000, declared: 200 },
  small: { runs: 1, keys: 6_000, declared: 20 },
};

export const planFew = benchmark(SIZES, ({ keys, declared }: Size) => {
  const languages = LANGUAGES.slice(0, 3);
  const manifest = keysYaml(range(0, keys, keys / declared), languages);
  return inFolder({ "lokaform.yaml": settings(), "keys.yaml": manifest }, async (folder) => {
    const service = await startService({ keys, languages, limits: true });
    await plan(service, folder);
    const requests = accepted(await service.report());
    await service.stop();
    return [
      {
        name: "plan-few/requests",
        promise: `plan of ${declared} keys in a project of ${keys}, nothing to create: at most ${MAX_REQUESTS} requests`,
        ours: requests.length,
        peer: { name: "pages of the whole project", value: keys / 500 },
        unit: "requests",
        limit: MAX_REQUESTS,
      },
    ];
  });
});
