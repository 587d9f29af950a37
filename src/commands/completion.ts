import type { TerminalCommand } from "./command.ts";

export const completion: TerminalCommand = {
  name: "completion",
  summary: "Print a script with which bash or zsh completes commands, options and their values.",
  inAction: false,
  examples: ["lokaform completion bash", "lokaform completion zsh"],
  exitCodes: "0 printed; 1 not",
  sections: [
    {
      title: "To load it:",
      rows: [
        ["bash", 'Add to ~/.bashrc: eval "$(lokaform completion bash)"'],
        ["zsh", 'Add to ~/.zshrc, after compinit: eval "$(lokaform completion zsh)"'],
      ],
      sentences: [],
    },
  ],
  run: async (raw, terminal) => (await import("./runs/completion.ts")).printCompletion(raw, terminal),
};
