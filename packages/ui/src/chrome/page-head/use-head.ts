import { useEffect } from 'react';

/** What the browser shows of the page in its tab, and a search engine under its link. */
export function useHead(title: string, description: string): void {
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}
