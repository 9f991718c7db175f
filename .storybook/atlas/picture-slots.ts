/** How many pictures may stand at once, and how many of them may be on their way. */
const limits = { standing: 24, onTheirWay: 3 };

type Start = () => void;

/**
 * Hands out room for live pictures, first come, first served: each is a whole page, and a hundred of them would stop
 * the browser.
 */
export function createPictureSlots({ standing, onTheirWay } = limits) {
  const waiting = new Set<Start>();
  const loading = new Set<Start>();
  const loaded = new Set<Start>();

  function fill(): void {
    for (const start of waiting) {
      if (loading.size >= onTheirWay || loading.size + loaded.size >= standing) return;
      waiting.delete(start);
      loading.add(start);
      start();
    }
  }

  return {
    /** Calls `start` as soon as there is room. */
    ask(start: Start): void {
      waiting.add(start);
      fill();
    },
    /** The picture that was started is there. */
    arrived(start: Start): void {
      if (!loading.delete(start)) return;
      loaded.add(start);
      fill();
    },
    /** The picture is not needed any more. */
    leave(start: Start): void {
      for (const set of [waiting, loading, loaded]) set.delete(start);
      fill();
    },
  };
}
