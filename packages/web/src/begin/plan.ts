/** What the script in the html knows of the build and of the contract, as `build/first-view.ts` writes it. */
export interface Plan {
  readonly locales: readonly string[];
  readonly defaultLocale: string;
  readonly localeCookie: string;
  readonly tokenCookie: string;
  /** Files of every page below `/assets/`; a wave stands for the language. */
  readonly first: readonly string[];
  readonly main: string;
  /** What the main file stands on, which is run before it. */
  readonly ground: string;
  /** What an address begins with, its sketch, and the files it needs besides. */
  readonly pages: readonly (readonly [address: string, sketch: string, files: readonly string[]])[];
  readonly questions: readonly FirstQuestion[];
}

/** What the page at an address asks the shop first. */
export type FirstQuestion = readonly [
  /** The whole address. */
  address: string,
  path: string,
  /** The body, with `$1` for what the address says; null for a GET. */
  body: string | null,
  /** Where the answer has what the first view says, one thing or a list: the names on the way there. */
  way: readonly string[],
  /** Which part of the sketch says it; of a list each part one. */
  place: string,
];
