/**
 * Starts the work in the order of the items, with limited concurrency.
 * @returns the result of each, in the order of the items
 */
export function sideBySide<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): readonly Promise<Result>[] {
  const queue = items.map((item) => ({ item, ...Promise.withResolvers<Result>() }));
  const results = queue.map(({ promise }) => promise);
  const runNext = async (): Promise<void> => {
    const next = queue.shift();
    if (next === undefined) return;
    await work(next.item).then(next.resolve, next.reject);
    await runNext();
  };
  for (let lane = 0; lane < atOnce; lane += 1) void runNext();
  return results;
}
