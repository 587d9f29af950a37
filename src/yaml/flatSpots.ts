/**
 * The locations of all values of a file, as numbers in one array. As objects, they would take several times the memory and
 * time of the values. A {@link Span} is made when a location is asked for.
 */
import type { Span, SpanMembers } from "../model/place.ts";

/** The numbers of a value. */
const START = 0;
const END = 1;
/** The offsets of its name, or -1. */
const NAME_START = 2;
const NAME_END = 3;
/** The position of the value that follows its last member, or 0 for a scalar, which has no members. */
const NEXT = 4;
const NUMBERS = 5;
/** The number of values for which there is space at first. */
const FEW = 64;
/** The map of the names of a mapping or list with more members is kept. */
const MANY = 50;

export class FlatSpots {
  private readonly byName = new Map<number, ReadonlyMap<string, number>>();
  private numbers = new Int32Array(FEW * NUMBERS);
  /** The name of each value; empty in a list. */
  private readonly names: string[] = [];

  /** Adds a value before its members. Returns its position among all values. */
  add(name?: { start: number; end: number; text: string }): number {
    const position = this.names.length;
    this.names.push(name?.text ?? "");
    if (this.numbers.length === position * NUMBERS) {
      const { numbers } = this;
      this.numbers = new Int32Array(numbers.length * 2);
      this.numbers.set(numbers);
    }
    this.numbers[position * NUMBERS + NAME_START] = name?.start ?? -1;
    this.numbers[position * NUMBERS + NAME_END] = name?.end ?? -1;
    return position;
  }

  /** Sets the offsets of a scalar. */
  scalar(position: number, start: number, end: number): void {
    this.numbers[position * NUMBERS + START] = start;
    this.numbers[position * NUMBERS + END] = end;
  }

  /** Sets the offsets of a mapping or list, after its last member is added. */
  collection(position: number, start: number, end: number): void {
    this.scalar(position, start, end);
    this.numbers[position * NUMBERS + NEXT] = this.names.length;
  }

  spotAt(position: number): Span {
    return new FlatSpot(this, position);
  }

  /** `which`: one of the numbers of a value. */
  number(position: number, which: number): number {
    return this.numbers[position * NUMBERS + which] ?? 0;
  }

  /** The members of a mapping or list in their order: the name of each, or its index, and its position. */
  *members(position: number): Generator<[string, number]> {
    const end = this.number(position, NEXT);
    let index = 0;
    for (let member = position + 1; member < end; member = this.number(member, NEXT) || member + 1) {
      const isNamed = this.number(member, NAME_START) >= 0;
      yield [isNamed ? (this.names[member] ?? "") : String(index), member];
      index += 1;
    }
  }

  /** The position of a member; of the last one with this name. */
  member(position: number, name: string): number | undefined {
    let members = this.byName.get(position);
    if (!members) {
      members = new Map(this.members(position));
      if (members.size > MANY) this.byName.set(position, members);
    }
    return members.get(name);
  }
}

class FlatSpot implements Span, SpanMembers {
  private readonly spots: FlatSpots;
  private readonly position: number;

  constructor(spots: FlatSpots, position: number) {
    this.spots = spots;
    this.position = position;
  }

  get start(): number {
    return this.spots.number(this.position, START);
  }

  get end(): number {
    return this.spots.number(this.position, END);
  }

  get name(): Span["name"] {
    const start = this.spots.number(this.position, NAME_START);
    return start < 0 ? undefined : { start, end: this.spots.number(this.position, NAME_END) };
  }

  get members(): SpanMembers | undefined {
    return this.spots.number(this.position, NEXT) === 0 ? undefined : this;
  }

  get(name: string): Span | undefined {
    const position = this.spots.member(this.position, name);
    return position === undefined ? undefined : this.spots.spotAt(position);
  }

  *[Symbol.iterator](): Generator<[string, Span]> {
    for (const [member, position] of this.spots.members(this.position))
      yield [member, this.spots.spotAt(position)];
  }
}
