/**
 * Loaded before a program that is measured. When the program ends, this writes what it used to descriptor 3: CPU time (user
 * and system) and elapsed time in milliseconds, and peak memory in bytes. With BENCH_UNTIL=request, the program ends before
 * its first request. With BENCH_COUNT, it is not measured, but counted: the modules that it loads, and the files that it has
 * open at the same time. Counting takes time.
 */
import { createHook } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";
import { writeSync } from "node:fs";
import { registerHooks } from "node:module";

if (process.env.BENCH_UNTIL === "request") subscribe("undici:request:create", () => process.exit(0));
const usage = process.env.BENCH_COUNT ? counting() : measuring();
process.once("exit", () => writeSync(3, JSON.stringify(usage())));

function measuring() {
  return () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    return {
      cpu: (userCPUTime + systemCPUTime) / 1000,
      elapsed: performance.now(),
      peak: maxRSS * 1024,
    };
  };
}

function counting() {
  const before = new Set(process.moduleLoadList);
  const files = [];
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      if (url.startsWith("file:")) files.push({ url, bytes: Buffer.byteLength(loaded.source ?? "") });
      return loaded;
    },
  });
  let open = 0;
  let mostOpen = 0;
  createHook({
    init(_id, type) {
      if (type === "FILEHANDLE") mostOpen = Math.max(mostOpen, ++open);
      if (type === "FILEHANDLECLOSEREQ") open--;
    },
  }).enable();
  return () => {
    const builtins = process.moduleLoadList.filter((name) => !before.has(name));
    return { files, builtins, mostOpen };
  };
}
