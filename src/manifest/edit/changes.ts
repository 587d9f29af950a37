/** Decides which values of a document change, and where aliases must be written out so that no other value does. */
import { isCollection, isMap, isSeq, type Node } from "yaml";
import { isMapping, type Json, sameJson } from "../../model/json.ts";
import { byFirstStep, type EditPath, edited, isRemoval, type YamlEdit } from "./edits.ts";
import type { Tree, ValueSlot } from "./tree.ts";

/** What is added to and removed from a collection. */
export interface CollectionChange {
  removed: Set<ValueSlot>;
  /** New members and items, by the position after which they are written. */
  inserted: Map<number, NewMember[]>;
}

export interface NewMember {
  /** Undefined: an item of a list. */
  name: string | undefined;
  value: Json;
}

export class Changes {
  readonly replaced = new Map<ValueSlot, Json>();
  readonly collections = new Map<ValueSlot, CollectionChange>();
  /** Names that are aliases and must be written out. */
  readonly names = new Set<ValueSlot>();
  /** Mappings in which a merge key gives the value. */
  readonly merged = new Set<ValueSlot>();
  private readonly tree: Tree;
  private readonly old: Json;

  constructor(tree: Tree, old: Json, edits: readonly YamlEdit[]) {
    this.tree = tree;
    this.old = old;
    this.edit(tree.root, edits);
    this.writeOutAliases();
  }

  /** Whether the text of this place is replaced or removed as a whole, as a part of something larger. */
  isGone(slot: ValueSlot): boolean {
    const { parent } = slot;
    if (!parent) return false;
    return (
      this.collections.get(parent)?.removed.has(slot) === true ||
      this.replaced.has(parent) ||
      this.isGone(parent)
    );
  }

  private edit(slot: ValueSlot, edits: readonly YamlEdit[]): void {
    const whole = edits.findLast(({ is, path }) => is === "set" && path.length === 0);
    if (whole?.is === "set") {
      this.become(slot, whole.value);
      return;
    }
    if (edits.length === 0) return;
    if (!isCollection(slot.node)) {
      this.replaced.set(slot, edited(valueAt(this.old, slot.path), edits));
      return;
    }
    for (const [step, own] of byFirstStep(edits)) {
      const child = memberOf(slot, step);
      if (!child) this.add(slot, slot.children.length - 1, { name: String(step), value: edited({}, own) });
      else if (own.some(isRemoval)) this.changeOf(slot).removed.add(child);
      else this.edit(child, own);
    }
    for (const edit of edits) {
      if (edit.is === "insert" && edit.path.length === 0)
        this.add(slot, edit.after, { name: undefined, value: edit.value });
    }
  }

  /** Changes as little as possible to get the wanted value. */
  private become(slot: ValueSlot, wanted: Json): void {
    const old = valueAt(this.old, slot.path);
    if (sameJson(old, wanted)) return;
    const { node, children } = slot;
    if (isMap(node) && isMapping(wanted) && children.some(({ path }) => Object.hasOwn(wanted, last(path)))) {
      for (const child of children) {
        const value = Object.hasOwn(wanted, last(child.path)) ? wanted[last(child.path)] : undefined;
        if (value === undefined) this.changeOf(slot).removed.add(child);
        else this.become(child, value);
      }
      const names = new Set(children.map(({ path }) => last(path)));
      for (const [name, value] of Object.entries(wanted)) {
        if (!names.has(name)) this.add(slot, children.length - 1, { name, value });
      }
    } else if (isSeq(node) && Array.isArray(wanted) && wanted.length > 0 && children.length > 0) {
      const { pairs, removed, inserted } = align(old as readonly Json[], wanted);
      for (const [from, to] of pairs) {
        const child = children[from];
        if (child) this.become(child, wanted[to] ?? null);
      }
      for (const from of removed) {
        const child = children[from];
        if (child) this.changeOf(slot).removed.add(child);
      }
      for (const { after, at } of inserted)
        this.add(slot, after, { name: undefined, value: wanted[at] ?? null });
    } else this.replaced.set(slot, wanted);
  }

  private add(slot: ValueSlot, after: number, member: NewMember): void {
    if (member.name !== undefined && slot.children.some(({ path }) => path.at(-1) === "<<"))
      this.merged.add(slot);
    const { inserted } = this.changeOf(slot);
    inserted.set(after, [...(inserted.get(after) ?? []), member]);
  }

  private changeOf(slot: ValueSlot): CollectionChange {
    const change = this.collections.get(slot) ?? { removed: new Set(), inserted: new Map() };
    this.collections.set(slot, change);
    return change;
  }

  /** An alias to a value that changes gets the old value. */
  private writeOutAliases(): void {
    const changed = this.changedNodes();
    for (const { slot, isName, target } of this.tree.aliases) {
      if (!changed.has(target.node) || this.isGone(slot)) continue;
      if (isName) this.names.add(slot);
      else if (!this.replaced.has(slot)) this.replaced.set(slot, valueAt(this.old, slot.path));
    }
  }

  /** The nodes whose values change, or that are removed. */
  private changedNodes(): Set<Node> {
    const nodes = new Set<Node>();
    const addAll = ({ node, key, children }: ValueSlot, isRemoved: boolean): void => {
      if (node) nodes.add(node);
      if (key && isRemoved) nodes.add(key);
      for (const child of children) addAll(child, true);
    };
    for (const slot of this.replaced.keys()) addAll(slot, false);
    for (const { removed } of this.collections.values()) for (const slot of removed) addAll(slot, true);
    for (const slot of [...this.replaced.keys(), ...this.collections.keys()]) {
      for (let at: ValueSlot | undefined = slot; at; at = at.parent) if (at.node) nodes.add(at.node);
    }
    return nodes;
  }
}

function valueAt(value: Json, path: EditPath): Json {
  return path.reduce<Json>(
    (at, step) => (at as Readonly<Record<string | number, Json | undefined>>)[step] ?? null,
    value,
  );
}

function memberOf({ children }: ValueSlot, step: string | number): ValueSlot | undefined {
  return typeof step === "number" ? children[step] : children.find(({ path }) => path.at(-1) === step);
}

function last(path: EditPath): string {
  return String(path.at(-1));
}

interface Alignment {
  /** Positions before and after. The two values can differ. */
  pairs: readonly (readonly [number, number])[];
  removed: readonly number[];
  /** `after`: the position before the edit after which the value `at` is added. */
  inserted: readonly { after: number; at: number }[];
}

/** A longer list is not compared value by value. */
const MAX_COMPARED = 2_000;

function align(before: readonly Json[], after: readonly Json[]): Alignment {
  const pairs: [number, number][] = [];
  const removed: number[] = [];
  const inserted: { after: number; at: number }[] = [];
  let [from, to] = [0, 0];
  for (const [sameFrom, sameTo] of [...common(before, after), [before.length, after.length] as const]) {
    // A value between two that stay becomes the one in its place.
    while (from < sameFrom && to < sameTo) pairs.push([from++, to++]);
    while (from < sameFrom) removed.push(from++);
    while (to < sameTo) inserted.push({ after: from - 1, at: to++ });
    from += 1;
    to += 1;
  }
  return { pairs, removed, inserted };
}

/** The longest common subsequence, as pairs of positions. */
function common(before: readonly Json[], after: readonly Json[]): [number, number][] {
  if (before.length > MAX_COMPARED || after.length > MAX_COMPARED) return [];
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  const same = (i: number, j: number) => sameJson(before[i] ?? null, after[j] ?? null);
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const row = lengths[i];
      if (row) row[j] = same(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pairs: [number, number][] = [];
  let [i, j] = [0, 0];
  while (i < before.length && j < after.length) {
    if (same(i, j)) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}
