import { atom } from 'jotai';

/** Whether printing or keyboard navigation has started: all lazy sections must render then. */
export const isRenderForcedAtom = atom(false);
