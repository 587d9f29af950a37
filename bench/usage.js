/**
 * Loaded before a program that is measured. When the program ends, this writes what it used to descriptor 3: CPU time (user
 * and system) and elapsed time in milliseconds, and peak memory in bytes. With BENCH_UNTIL=request, the program ends before
 * its first request.
 */
import { subscribe } from "node:diagnostics_channel";
import { writeSync } from "node:fs";

process.once("exit", () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const cpu = (userCPUTime + systemCPUTime) / 1000;
  writeSync(3, JSON.stringify({ cpu, elapsed: performance.now(), peak: maxRSS * 1024 }));
});
if (process.env.BENCH_UNTIL === "request") subscribe("undici:request:create", () => process.exit(0));
