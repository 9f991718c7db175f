interface Page {
  readonly msg: readonly unknown[];
  readonly total: number;
  readonly page_size: number;
}

/** A page of a list, or the last page for one behind the end, to which old links may point. */
export async function pageOrLast<Answer extends Page>(
  page: number,
  fetchPage: (page: number) => Promise<Answer>,
): Promise<Answer> {
  const answer = await fetchPage(page);
  const isBehindTheEnd = answer.msg.length === 0 && answer.total > 0;
  return isBehindTheEnd ? fetchPage(Math.ceil(answer.total / answer.page_size)) : answer;
}
