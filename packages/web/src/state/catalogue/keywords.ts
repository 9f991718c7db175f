import { limits } from '@signal-shop/sdk/contract';
import type { Atom } from 'jotai';
import { atom } from 'jotai';
import type { AppLocation } from '../core/location.ts';
import { queryOf } from '../core/location.ts';

const { maxLength } = limits.listQuestions.keywords;

/** The search terms in the query of a location, cut to the maximum length; empty for none. */
export function keywordsOf(pageLocationAtom: Atom<AppLocation>, longest = maxLength): Atom<string> {
  const textAtom = queryOf(pageLocationAtom, 'keywords');
  return atom((get) => [...(get(textAtom) ?? '').trim()].slice(0, longest).join(''));
}
