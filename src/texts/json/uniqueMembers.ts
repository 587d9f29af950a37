/** Members of one object that have the same name. `JSON.parse`, and most programs, read only the last of them. */
import type { Duplicates } from "../duplicates.ts";
import type { TextFault } from "../format.ts";
import type { JsonMember, ObjectNode } from "./tree.ts";

/** The first member of each name, and a fault for each of the others. */
export function uniqueMembers(
  { members }: ObjectNode,
  duplicates: Duplicates,
): { members: JsonMember[]; faults: TextFault[] } {
  const byName = new Map<string, JsonMember>();
  const faults: TextFault[] = [];
  for (const member of members) {
    const { name, nameAt } = member;
    const first = byName.get(name);
    if (!first) byName.set(name, member);
    else faults.push(duplicates.fault(`"${name}" is twice in the same object`, first.nameAt, nameAt));
  }
  return { members: [...byName.values()], faults };
}
