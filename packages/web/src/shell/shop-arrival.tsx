import { ArrivalNote } from '@signal-shop/ui/sections/arrival-note/arrival-note.tsx';
import { useAtomValue } from 'jotai';
import { arrivalAtom } from '../state/site/arrival.ts';

export function ShopArrival() {
  return <ArrivalNote days={useAtomValue(arrivalAtom)} />;
}
