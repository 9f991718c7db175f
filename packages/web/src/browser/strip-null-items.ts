/**
 * Takes the entries that are nothing out of every list of an answer, in place: a hole costs itself and not its page.
 * No list of the contract has such entries. Named and called as the sdk calls what checks answers.
 */
export function stripNullItems(call: string, part: unknown): undefined {
  if (typeof part !== 'object' || part === null) return;
  if (Array.isArray(part)) part.splice(0, part.length, ...part.filter((entry) => entry !== null));
  for (const inner of Object.values(part)) stripNullItems(call, inner);
}
