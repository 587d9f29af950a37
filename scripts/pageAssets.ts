/** The script and the style of the HTML page, as lines of one JSON file, which the page contains. */
import { readFile } from "node:fs/promises";
import { build, type Plugin } from "rolldown";

export const PAGE_ASSETS = "src/report/html/assets.json";
const BROWSER = "src/report/html/browser";

/** The content of {@link PAGE_ASSETS}. The code stays readable, because everybody can look at it in a page. */
export async function pageAssets(plugins: readonly Plugin[] = []): Promise<string> {
  const { output } = await build({
    input: `${BROWSER}/main.ts`,
    platform: "browser",
    logLevel: "warn",
    transform: { target: "es2022" },
    plugins: [...plugins],
    write: false,
    output: {
      format: "iife",
      comments: false,
      minify: { compress: true, mangle: false, codegen: { removeWhitespace: false } },
    },
  });
  const [script] = output;
  const style = await readFile(`${BROWSER}/page.css`, "utf8");
  return `${JSON.stringify({ script: linesOf(script.code), style: linesOf(style) }, null, 1)}\n`;
}

function linesOf(code: string): string[] {
  return code.trimEnd().split("\n");
}
