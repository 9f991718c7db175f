/** First page, last page, the current one and its neighbors; `gap` for omitted pages. */
export function pageNumbers(page: number, pages: number): readonly (number | 'gap')[] {
  const candidates = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const numbers = [...new Set(candidates)].sort((one, other) => one - other);
  return numbers.flatMap((number, index): (number | 'gap')[] => {
    const before = numbers[index - 1] ?? 0;
    if (number - before > 2) return ['gap', number];
    // An ellipsis for a single page would not be shorter than its number.
    return number - before === 2 ? [number - 1, number] : [number];
  });
}
