import { Button } from '@signal-shop/ui/components/button/button.tsx';
import { TextField } from '@signal-shop/ui/components/text-field/text-field.tsx';
import { useState } from 'react';
import styles from './streams-view.module.css';

interface OwnEventProps {
  readonly pending: boolean;
  readonly onPush: (event: string, value: unknown) => void;
}

/** A form that sends any event with any value. */
export function OwnEvent({ pending, onPush }: OwnEventProps) {
  const [event, setEvent] = useState('');
  const [value, setValue] = useState('');
  return (
    <form
      className={styles.form}
      onSubmit={(submitEvent) => {
        submitEvent.preventDefault();
        onPush(event, value);
      }}
    >
      <TextField label="Event" value={event} onChange={setEvent} placeholder="kai" />
      <TextField label="Value" value={value} onChange={setValue} placeholder="1" />
      <div className={styles.send}>
        <Button type="submit" size="s" variant="secondary" disabled={event === '' || pending}>
          Send
        </Button>
      </div>
    </form>
  );
}
