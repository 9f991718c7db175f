import type { SceneName } from '../photographs.ts';

/** Photographs of the authors of comments on a model: the first good comment has the first pictures, and so on. */
const snapshots: Readonly<Record<string, readonly (readonly SceneName[])[]>> = {
  K9: [['review-k9-stand', 'review-k9-desk']],
  G9000: [['review-g9000-desk']],
  Q5: [['review-q5-stand']],
  M49: [['review-m49-mat'], ['review-m49-keyboard']],
  M625: [['review-m625-mat']],
  X8: [['review-x8-mat']],
};

/** The pictures of a model's comments, one list per comment. */
export function snapshotsOf(model: string): readonly (readonly SceneName[])[] {
  return snapshots[model] ?? [];
}
