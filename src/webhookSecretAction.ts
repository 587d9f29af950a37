/** The entry of webhook-secret/action.yml. */
import { ACTIONS } from "./commands/actions.ts";
import { startAction } from "./startAction.ts";

await startAction(ACTIONS["webhook-secret"]);
