import { InlineAlert } from '@signal-shop/ui/components/inline-alert/inline-alert.tsx';

/** The server's error message, until the next attempt. */
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
