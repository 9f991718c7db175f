/**
 * The build's manifest for the inline script, as JSON: files below `/assets/`, with `~` as placeholder for the
 * language.
 */
export interface Plan {
  readonly main: string;
  /** The libraries of the main file, evaluated before it. */
  readonly libraries: string;
  /** Files of every page. */
  readonly first: readonly string[];
  /** Additional files of each landing page. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
}
