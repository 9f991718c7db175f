import { useEffect, useRef, useState } from 'react';
import type { Width } from '../toolbar.ts';
import { widths } from '../toolbar.ts';
import styles from './atlas.module.css';
import { createPictureSlots } from './picture-slots.ts';

interface LivePictureProps {
  readonly storyId: string;
  /** In the format of a story's URL, `theme:dark;locale:de`. */
  readonly globals: string;
  readonly width: Width;
}

const slots = createPictureSlots();

/** A live thumbnail of a story, without animations; renders only while it is in the viewport. */
export function LivePicture({ storyId, globals, width }: LivePictureProps) {
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  const start = useRef(() => setScale(scaleOf(box.current, width))).current;

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) return slots.ask(start);
        slots.leave(start);
        setScale(0);
      },
      { rootMargin: '100px' },
    );
    if (box.current !== null) observer.observe(box.current);
    return () => {
      observer.disconnect();
      slots.leave(start);
    };
  }, [start]);

  const query = new URLSearchParams({
    id: storyId,
    viewMode: 'story',
    globals: `${globals};a11y.manual:!true`,
    freeze: 'finished',
  });
  return (
    <div ref={box} className={styles.picture} style={{ aspectRatio: shapeOf(width) }}>
      {scale > 0 && (
        <iframe
          title={storyId}
          aria-hidden
          tabIndex={-1}
          scrolling="no"
          style={{ ...widths[width].styles, transform: `scale(${scale})` }}
          src={`iframe.html?${query}`}
          onLoad={() => slots.arrived(start)}
        />
      )}
    </div>
  );
}

function scaleOf(box: HTMLElement | null, width: Width): number {
  return (box?.clientWidth ?? 0) / Number.parseInt(widths[width].styles.width, 10);
}

function shapeOf(width: Width): string {
  const { styles: size } = widths[width];
  return `${Number.parseInt(size.width, 10)} / ${Number.parseInt(size.height, 10)}`;
}
