/** How many pictures can be mounted, and how many of them can load at the same time. */
const limits = { standing: 24, onTheirWay: 3 };

type Start = () => void;

/**
 * A queue of slots for live pictures: each is an iframe with a whole page, and a hundred of them would freeze the
 * browser.
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
    /** Calls `start` as soon as a slot is free. */
    ask(start: Start): void {
      waiting.add(start);
      fill();
    },
    /** The started picture has loaded. */
    arrived(start: Start): void {
      if (!loading.delete(start)) return;
      loaded.add(start);
      fill();
    },
    /** The picture left the viewport: frees its slot. */
    leave(start: Start): void {
      for (const set of [waiting, loading, loaded]) set.delete(start);
      fill();
    },
  };
}
