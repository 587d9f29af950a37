/** One promise, what was measured of it, and whether it holds. */
export interface Figure {
  readonly promise: string;
  readonly measured: string;
  readonly holds: boolean;
}
