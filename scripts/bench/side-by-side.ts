/**
 * Starts the work in the order of the items, with limited concurrency.
 * @returns the result of each, in the order of the items
 */
export function sideBySide<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): readonly Promise<Result>[] {
  const waiting = items.map((item) => ({ item, ...Promise.withResolvers<Result>() }));
  const results = waiting.map(({ promise }) => promise);
  const goOn = async (): Promise<void> => {
    const next = waiting.shift();
    if (next === undefined) return;
    await work(next.item).then(next.resolve, next.reject);
    await goOn();
  };
  for (let lane = 0; lane < atOnce; lane += 1) void goOn();
  return results;
}
