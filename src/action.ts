/** The entry of action.yml. */
import { ACTIONS } from "./commands/actions.ts";
import { startAction } from "./startAction.ts";

await startAction(ACTIONS["."]);
