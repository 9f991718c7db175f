import { InlineAlert } from '@signal-shop/ui/components/inline-alert/inline-alert.tsx';

/** What the server said against something, until the next try. */
export function Problem({
  text,
  onDismiss,
}: {
  readonly text: string | null;
  readonly onDismiss: () => void;
}) {
  if (text === null) return null;
  return (
    <InlineAlert tone="error" live onDismiss={onDismiss}>
      {text}
    </InlineAlert>
  );
}
