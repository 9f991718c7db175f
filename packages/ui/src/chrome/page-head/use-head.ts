import { useEffect } from 'react';

/** Sets the document's title and meta description. */
export function useHead(title: string, description: string): void {
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}
