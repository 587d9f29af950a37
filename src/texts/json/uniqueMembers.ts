/** Members of one object that have the same name. `JSON.parse`, and most programs, read only the last of them. */
import type { Duplicates } from "../duplicates.ts";
import type { Faults } from "../faults.ts";
import type { JsonMember, ObjectNode } from "./tree.ts";

/** The first member of each name. Each of the others is a fault. */
export function uniqueMembers(
  { members }: ObjectNode,
  duplicates: Duplicates,
  faults: Faults,
): readonly JsonMember[] {
  const byName = new Map<string, JsonMember>();
  for (const member of members) {
    const { name, nameAt } = member;
    const first = byName.get(name);
    if (!first) byName.set(name, member);
    else faults.push(duplicates.fault(`"${name}" is twice in the same object`, first.nameAt, nameAt));
  }
  return byName.size === members.length ? members : [...byName.values()];
}
