import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { notify } from '../core/notices.ts';

const isOpenAtom = atom(false);
const wasOpenedAtom = atom(false);

/** Apart from the wheel itself, whose code comes when the window is opened for the first time. */
export const isWheelOpenAtom = atom((get) => get(isOpenAtom));
export const wasWheelOpenedAtom = atom((get) => get(wasOpenedAtom));

export const openWheel = action(({ set }) => {
  set(wasOpenedAtom, true);
  set(isOpenAtom, true);
});
export const closeWheel = action(({ set }) => set(isOpenAtom, false));

/** Its code did not come: that is said, it does not open later, and the next press tries again. */
export const missWheel = action(({ set }) => {
  set(isOpenAtom, false);
  set(wasOpenedAtom, false);
  set(notify, 'error', { kind: 'message', id: 'networkFailed' });
});
