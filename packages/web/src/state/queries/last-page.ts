interface Page {
  readonly msg: readonly unknown[];
  readonly total: number;
  readonly page_size: number;
}

/** A page of a list; behind its end stands the last one: old links and goods that are gone lead there. */
export async function pageOrLast<Answer extends Page>(
  page: number,
  askFor: (page: number) => Promise<Answer>,
): Promise<Answer> {
  const answer = await askFor(page);
  const isBehindTheEnd = answer.msg.length === 0 && answer.total > 0;
  return isBehindTheEnd ? askFor(Math.ceil(answer.total / answer.page_size)) : answer;
}
