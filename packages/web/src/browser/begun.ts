/** What the script in the delivered html has begun before any other code was here (`build/first-view.ts`). */
interface Begun {
  /** Resolves when the style sheets of the first view are here, or will not come. */
  readonly styles: Promise<unknown>;
}

declare global {
  var begun: Begun | undefined;
}

/** Resolves when the first view may be drawn. While developing, styles come with the code. */
export async function stylesArrived(): Promise<void> {
  await globalThis.begun?.styles;
}
