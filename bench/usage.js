/** Loaded before a program that is measured: when the program ends, writes its CPU time and peak memory to descriptor 3. */
import { writeSync } from "node:fs";

process.on("exit", () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  writeSync(3, JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1000, peak: maxRSS * 1024 }));
});
