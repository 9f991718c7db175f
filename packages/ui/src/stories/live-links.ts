/** A deep link into the running shop that shows the same state as a story. */
export interface LiveLink {
  /** A path of the route table, from the root. */
  readonly path: string;
  /** Names from the mock server's catalog, `'auth.customer,cart.many'`; defaults to the standard world. */
  readonly scenarios?: string;
  /** Remaining steps to the state, if the link does not lead to it directly. */
  readonly step?: string;
}

/** The `shop` parameter for the stories of a screen or a layout. */
export interface LiveLinks<State extends string = string> {
  /** Sections of the specification. */
  readonly spec: readonly string[];
  /** Ids of the requirements it helps to meet. */
  readonly requirements: readonly string[];
  readonly states: Readonly<Record<State, LiveLink>>;
}
