import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { reportMissingCode } from '../core/report-missing-code.ts';

const isOpenAtom = atom(false);
const wasOpenedAtom = atom(false);

/** In a separate module: the code of the wheel is lazy-loaded when the dialog first opens. */
export const isWheelOpenAtom = atom((get) => get(isOpenAtom));
export const wasWheelOpenedAtom = atom((get) => get(wasOpenedAtom));

export const openWheel = action(({ set }) => {
  set(wasOpenedAtom, true);
  set(isOpenAtom, true);
});
export const closeWheel = action(({ set }) => set(isOpenAtom, false));

/** The code of the wheel has failed to load: closes the dialog and shows a toast. The next press retries. */
export const reportWheelFailure = action(({ set }, failures: number) => {
  set(isOpenAtom, false);
  set(wasOpenedAtom, false);
  set(reportMissingCode, failures, 'networkFailed');
});
