import { ACTIONS } from "./commands/actionCommands.ts";
import { startAction } from "./startAction.ts";

await startAction(ACTIONS["webhook-secret"]);
