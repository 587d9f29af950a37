/** The place of a new member among sorted ones. */
import { once } from "../../model/once.ts";
import type { JsonMember, ObjectNode } from "./tree.ts";
import type { NewMembers } from "./writer.ts";

type Order = (a: string, b: string) => number;

const collator = once(() => new Intl.Collator("en", { numeric: true }));
/** The orders in which tools sort names. Xcode does not say which one it uses. */
const ORDERS: readonly Order[] = [
  byCodeUnits,
  (a, b) => byCodeUnits(a.toLowerCase(), b.toLowerCase()),
  (a, b) => collator().compare(a, b),
];

function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** New members with the member before which they belong. Undefined: after all others, also if the object is not sorted. */
export function inPlaces(
  { members }: ObjectNode,
  added: NewMembers,
): { before: JsonMember | undefined; members: NewMembers }[] {
  const order = ORDERS.find((one) => isSorted(members, one));
  if (!order) return [{ before: undefined, members: added }];
  const groups = new Map<JsonMember | undefined, NewMembers>();
  for (const [name, value] of [...added].sort(([a], [b]) => order(a, b))) {
    const before = members[firstAfter(members, (member) => order(member.name, name) > 0)];
    const group = groups.get(before) ?? new Map();
    groups.set(before, group.set(name, value));
  }
  return [...groups].map(([before, own]) => ({ before, members: own }));
}

/** The first position from which on all members are after a name. */
function firstAfter(members: readonly JsonMember[], isAfter: (member: JsonMember) => boolean): number {
  let low = 0;
  let high = members.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const member = members[middle];
    if (member && isAfter(member)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function isSorted(members: readonly JsonMember[], order: Order): boolean {
  return members.every((member, index) => {
    const next = members[index + 1];
    return !next || order(member.name, next.name) <= 0;
  });
}
