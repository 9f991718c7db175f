/** Resolves in a task of its own: what the visitor did in the meantime comes before. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
