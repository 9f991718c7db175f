import { use, useEffect, useEffectEvent, useState } from 'react';
import { ClockContext } from './clock-context.ts';

function restSeconds(endsAtMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((endsAtMs - nowMs) / 1_000));
}

/** Whole seconds until a moment of the device's clock; updates every second until zero. */
export function useRestSeconds(endsAtMs: number, onEnd?: () => void): number {
  const now = use(ClockContext);
  const [rest, setRest] = useState(() => restSeconds(endsAtMs, now()));
  const over = rest === 0;
  const notifyEnd = useEffectEvent(() => onEnd?.());

  useEffect(() => {
    const first = restSeconds(endsAtMs, now());
    setRest(first);
    if (first === 0) return;
    const timer = setInterval(() => {
      const next = restSeconds(endsAtMs, now());
      setRest(next);
      if (next > 0) return;
      clearInterval(timer);
      notifyEnd();
    }, 1_000);
    return () => clearInterval(timer);
  }, [endsAtMs, now]);

  return over ? 0 : rest;
}
