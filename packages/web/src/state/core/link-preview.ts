import type { GoodsSummary } from '@signal-shop/sdk/contract';
import { atom } from 'jotai';

/** The goods of the last pressed link, if it was a card of goods. */
export const linkPreviewAtom = atom<GoodsSummary | null>(null);
