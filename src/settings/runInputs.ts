import type { Kinds } from "../kinds/kind.ts";
import type { Usable } from "../model/variables.ts";
import type { TargetSettings } from "./changedSettings.ts";
import type { Config } from "./config.ts";
import type { RawOptions } from "./rawOptions.ts";

/** What the settings of all projects of a run are read from. */
export interface RunInputs {
  kinds: Kinds;
  raw: RawOptions;
  environment: Readonly<Record<string, string | undefined>>;
  config: Config | undefined;
  usable: Usable;
  /** The token of projects that name no other one. */
  runToken: string | undefined;
  /** Whether the command sends requests. */
  online: boolean;
  /** Whether the settings are those of a commit that is only compared: nothing is sent with them. */
  isCompared: boolean;
  /** The project of the backup that is restored: it need not be named again. */
  backupProject: string | undefined;
  /** Undefined if the run is for no pull request. */
  target: TargetSettings | undefined;
  working: string;
}
