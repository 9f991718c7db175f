import type { Post } from '@signal-shop/sdk/contract';
import type { PostCardView } from '../components/post-card/post-card.tsx';

/** A post of the community on a card. */
export function postCardOf({ id, title, remark, pic, ctime }: Post): PostCardView {
  return { id, title, text: remark, picture: pic, time: ctime };
}
