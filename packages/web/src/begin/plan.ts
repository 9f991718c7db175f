/** What the build says to the script in the html, as JSON: files below `/assets/`, where a wave stands for the language. */
export interface Plan {
  readonly main: string;
  /** What the main file stands on, which is run before it. */
  readonly libraries: string;
  /** Files of every page. */
  readonly first: readonly string[];
  /** The files that a landing page needs besides. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
}
