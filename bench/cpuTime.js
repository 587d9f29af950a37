/** Loaded before a program: sends the CPU time that its process used, in milliseconds, when it makes a request or ends. */
import { subscribe } from "node:diagnostics_channel";

function used() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const send = () => process.send?.(used());
process.once("exit", send);
subscribe("undici:request:create", () => {
  process.off("exit", send);
  process.send?.(used(), () => process.exit(0));
});
process.channel?.unref();
