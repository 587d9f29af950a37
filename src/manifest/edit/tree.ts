/** The values of a document with their tokens, their anchors and their aliases. */
import {
  type CST,
  type Document,
  isAlias,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type ParsedNode,
} from "yaml";
import type { EditPath } from "./edits.ts";
import { isBlank } from "./layout.ts";

/** A place for a value: a member of a mapping, an item of a list, or the root. */
export interface ValueSlot {
  path: EditPath;
  node: Node | undefined;
  /** The tokens of the member or item. Undefined: it is the root. */
  item: CST.CollectionItem | undefined;
  parent: ValueSlot | undefined;
  children: ValueSlot[];
  /** The name of a member. */
  key: Node | undefined;
}

/** An alias, and what it refers to. */
export interface AliasUse {
  slot: ValueSlot;
  /** Whether the alias is the name of the member, not its value. */
  isName: boolean;
  target: Anchored;
}

interface Anchored {
  slot: ValueSlot;
  node: Node;
  isName: boolean;
}

export class Tree {
  readonly root: ValueSlot;
  readonly aliases: AliasUse[] = [];
  private readonly anchors = new Map<string, Anchored>();
  private readonly targets = new Map<Node, Anchored>();

  /** `document`: parsed with its tokens, without errors. */
  constructor(document: Document.Parsed<ParsedNode>) {
    this.root = {
      path: [],
      node: document.contents ?? undefined,
      item: undefined,
      parent: undefined,
      children: [],
      key: undefined,
    };
    this.visit(this.root);
  }

  /** The node that an alias refers to; any other node itself. */
  resolved(node: Node | undefined): Node | undefined {
    if (!isAlias(node)) return node;
    const target = this.targets.get(node)?.node;
    return target && this.resolved(target);
  }

  private visit(slot: ValueSlot): void {
    const { node } = slot;
    this.note(slot, slot.key, true);
    this.note(slot, node, false);
    if (!isCollection(node)) return;
    const items = itemsOf(node.srcToken);
    node.items.forEach((one, index) => {
      const child = { item: items[index], parent: slot, children: [] };
      if (isPair(one)) {
        const key = isNode(one.key) ? one.key : undefined;
        const value = isNode(one.value) ? one.value : undefined;
        const item = one.srcToken ?? child.item;
        slot.children.push({ ...child, item, path: [...slot.path, this.nameOf(key)], node: value, key });
      } else {
        const value = isNode(one) ? one : undefined;
        slot.children.push({ ...child, path: [...slot.path, index], node: value, key: undefined });
      }
    });
    for (const child of slot.children) this.visit(child);
  }

  private note(slot: ValueSlot, node: Node | undefined, isName: boolean): void {
    if (isAlias(node)) {
      const target = this.anchors.get(node.source);
      if (!target) return;
      this.targets.set(node, target);
      this.aliases.push({ slot, isName, target });
    } else if (node && "anchor" in node && node.anchor) this.anchors.set(node.anchor, { slot, node, isName });
  }

  /** The name of a member, as the reader of manifests sees it. */
  private nameOf(key: Node | undefined): string {
    const node = isAlias(key) ? this.anchors.get(key.source)?.node : key;
    if (!isScalar(node)) return "";
    return typeof node.value === "string" ? node.value : (node.source ?? String(node.value));
  }
}

/** The tokens of the members or items of a collection, in the order of its nodes. */
export function itemsOf(token: Node["srcToken"]): CST.CollectionItem[] {
  if (!token || !("items" in token)) return [];
  return token.items.filter((item) => !isBlank(item));
}

export function isInFlow({ parent }: ValueSlot): boolean {
  return parent !== undefined && (isFlow(parent.node) || isInFlow(parent));
}

export function isFlow(node: Node | undefined): boolean {
  return (isMap(node) || isSeq(node)) && node.flow === true;
}

function isNode(node: unknown): node is Node {
  return isCollection(node) || isScalar(node) || isAlias(node);
}
