/**
 * Removes null entries from every list of a response, in place, so that one missing entry does not break its
 * page. The contract has no such entries. Has the signature of the SDK's response validator.
 */
export function stripNullItems(call: string, part: unknown): undefined {
  if (typeof part !== 'object' || part === null) return;
  if (Array.isArray(part)) part.splice(0, part.length, ...part.filter((entry) => entry !== null));
  for (const inner of Object.values(part)) stripNullItems(call, inner);
}
