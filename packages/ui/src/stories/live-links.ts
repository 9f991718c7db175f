/** Where the running shop shows what a story shows. */
export interface LiveLink {
  /** A path of the route table, from the root. */
  readonly path: string;
  /** Names of the mock server's catalogue, `'auth.customer,cart.many'`; the lively shop without any. */
  readonly scenarios?: string;
  /** What is left to do there, when the state is not there at once. */
  readonly step?: string;
}

/** The parameter `shop` of the stories of a screen, or of what stands around all screens. */
export interface LiveLinks<State extends string = string> {
  /** Sections of the specification that it follows. */
  readonly spec: readonly string[];
  /** Requirements that it helps to keep. */
  readonly requirements: readonly string[];
  readonly states: Readonly<Record<State, LiveLink>>;
}
