import { limits } from '@signal-shop/sdk/contract';
import type { Atom } from 'jotai';
import { atom } from 'jotai';
import type { AppLocation } from '../core/location.ts';
import { queryOf } from '../core/location.ts';

const { maxLength } = limits.listQuestions.keywords;

/** What the address of a place searches for, as long as the shop takes it; '' when for nothing. */
export function keywordsOf(placeAtom: Atom<AppLocation>, longest = maxLength): Atom<string> {
  const textAtom = queryOf(placeAtom, 'keywords');
  return atom((get) => [...(get(textAtom) ?? '').trim()].slice(0, longest).join(''));
}
