import type { ReactNode } from 'react';
import { useId } from 'react';

interface TitledSectionProps {
  readonly title: string;
  /** The size of the title. */
  readonly size: 'h2' | 'h3';
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A part of a page without a surface, named by its title. */
export function TitledSection({ title, size, className, children }: TitledSectionProps) {
  const id = useId();
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id} data-text={size}>
        {title}
      </h2>
      {children}
    </section>
  );
}
