import { createContext } from 'react';

/** Milliseconds since 1970 by this device's clock; stories and tests put a still one here. */
export type Clock = () => number;

export const ClockContext = createContext<Clock>(Date.now);
