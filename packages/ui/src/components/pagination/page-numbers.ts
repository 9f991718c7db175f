/** First, last, this one and its neighbours; `gap` where pages are left out. */
export function pageNumbers(page: number, pages: number): readonly (number | 'gap')[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const numbers = [...new Set(shown)].sort((one, other) => one - other);
  return numbers.flatMap((number, place): (number | 'gap')[] => {
    const before = numbers[place - 1] ?? 0;
    if (number - before > 2) return ['gap', number];
    // A gap of one page is no shorter than the page itself.
    return number - before === 2 ? [number - 1, number] : [number];
  });
}
