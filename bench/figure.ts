/** A promise, the measured value, and whether the promise holds. */
export interface Figure {
  readonly promise: string;
  readonly measured: string;
  readonly holds: boolean;
}
