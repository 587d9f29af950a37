/** The script of a page: a search, and filters by action, language and project. Without it, all rows are there. */

const FILTERS = ["action", "language", "project"] as const;

const bar = document.querySelector<HTMLFormElement>("form.bar");
if (bar) start(bar);

function start(form: HTMLFormElement): void {
  const search = form.querySelector("input");
  const status = form.querySelector(".status");
  const parts = [...document.querySelectorAll<HTMLElement>(".part")].map((part) => {
    const project = part.closest<HTMLElement>(".project");
    const rows = [...part.querySelectorAll<HTMLElement>("article")].map((row) => ({ row, text: "" }));
    const isOpen = part instanceof HTMLDetailsElement && part.open;
    return { part, project, rows, isOpen };
  });
  const all = parts.reduce((sum, { rows }) => sum + rows.length, 0);
  const chosen = (name: string) => form.querySelector<HTMLSelectElement>(`#filter-${name}`)?.value ?? "";
  const update = () => {
    const words = (search?.value ?? "").toLowerCase().split(/\s+/).filter(Boolean);
    const [action, language, project] = FILTERS.map(chosen);
    const isFiltered = words.length > 0 || [action, language, project].some(Boolean);
    let hits = 0;
    for (const { part, project: of, rows, isOpen } of parts) {
      const isPart =
        (!action || part.dataset.action === action) && (!project || of?.dataset.project === project);
      let visible = 0;
      for (const entry of rows) {
        const isRow =
          isPart &&
          (!language || (entry.row.dataset.languages ?? "").split(" ").includes(language)) &&
          (words.length === 0 || matches(entry, words));
        entry.row.hidden = !isRow;
        if (isRow) visible++;
      }
      part.hidden = visible === 0;
      if (part instanceof HTMLDetailsElement) part.open = isFiltered ? visible > 0 : isOpen;
      hits += visible;
    }
    const count = (number: number) => number.toLocaleString("en-US");
    const noun = all === 1 ? "row" : "rows";
    if (status)
      status.textContent = isFiltered ? `${count(hits)} of ${count(all)} ${noun}` : `${count(all)} ${noun}`;
  };
  form.hidden = false;
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("input", update);
  form.addEventListener("change", update);
  update();
}

function matches(entry: { row: HTMLElement; text: string }, words: readonly string[]): boolean {
  entry.text ||= (entry.row.textContent ?? "").toLowerCase();
  return words.every((word) => entry.text.includes(word));
}
