/** A deep link into the running shop that shows the same state as a story. */
export interface LiveLink {
  /** A path of the route table, from the root. */
  readonly path: string;
  /** Names from the mock server's catalog, `'auth.customer,cart.many'`; defaults to the standard world. */
  readonly scenarios?: string;
  /** Manual steps to the state, if the link does not open it directly. */
  readonly step?: string;
}

/** The state of a story, with its link in the running shop and its description. */
export interface StateLink extends LiveLink {
  /** One sentence for people who look for the state; the atlas shows it and searches it. */
  readonly description: string;
}

/** The states of a screen or a layout, from its `*.live.ts`. */
export interface LiveLinks<State extends string = string> {
  /** Sections of the specification. */
  readonly spec: readonly string[];
  /** Ids of the requirements that the state belongs to. */
  readonly requirements: readonly string[];
  readonly states: Readonly<Record<State, StateLink>>;
}

/** Why the stories of a component have no link. */
export interface NoLiveLink {
  readonly reason: string;
}

/** The parameter `shop` of a stories file: a link for each state, one page that contains the component, or why there is none. */
export type ShopParameter = LiveLinks | LiveLink | NoLiveLink;
