import { createContext } from 'react';

/** Milliseconds since 1970 by the device's clock; stories and tests provide a fixed one. */
export type Clock = () => number;

export const ClockContext = createContext<Clock>(Date.now);
