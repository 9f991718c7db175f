/** Where the running shop shows what a story shows. */
export interface ShopPlace {
  /** A path of the route table, from the root. */
  readonly path: string;
  /** Names of the mock server's catalogue, `'auth.customer,cart.many'`; the lively shop without any. */
  readonly scenarios?: string;
  /** What is left to do there, when the state is not there at once. */
  readonly step?: string;
}

/** The parameter `shop` of a screen's stories. A state without a place does not compile. */
export interface ScreenPlaces<State extends string = string> {
  /** Sections of the specification that the screen follows. */
  readonly spec: readonly string[];
  /** Requirements that the screen helps to keep. */
  readonly requirements: readonly string[];
  readonly states: Readonly<Record<State, ShopPlace>>;
}
