import { useEffect, useState } from 'react';

interface BrokenPictures {
  /** True if the picture is missing or failed to load. */
  readonly isBroken: (src: string) => boolean;
  /** For the `error` event of the picture. */
  readonly reportBroken: (src: string) => void;
}

/** Replaces pictures without a URL and those that failed to load. They load again when the browser is online again. */
export function useBrokenPictures(): BrokenPictures {
  const [broken, setBroken] = useState<readonly string[]>([]);
  useEffect(() => {
    if (broken.length === 0) return;
    const retry = () => setBroken([]);
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [broken]);
  return {
    isBroken: (src) => src === '' || broken.includes(src),
    reportBroken: (src) => setBroken((before) => [...before, src]),
  };
}
