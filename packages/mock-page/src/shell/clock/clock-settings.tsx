import type { ClockTurn } from '@signal-shop/mock-server/control';
import { Button } from '@signal-shop/ui/components/button/button.tsx';
import { useId, useState } from 'react';
import styles from '../status-strip.module.css';
import { speeds, speedText } from './clock-words.ts';

interface ClockSettingsProps {
  /** Offset of the virtual clock, in milliseconds. */
  readonly ahead: number;
  readonly speed: number;
  readonly pending: boolean;
  readonly onTurn: (to: () => ClockTurn) => Promise<boolean>;
}

/** More jumps of the clock, and its speed. */
export function ClockSettings({ ahead, speed, pending, onTurn }: ClockSettingsProps) {
  const jumps = [
    { words: 'Flash sale start', to: { to: 'flash.start' } },
    { words: 'Flash sale end', to: { to: 'flash.end' } },
    { words: 'System time', to: { set: 'real', speed: 1 } },
  ] as const;
  return (
    <div className={styles.settings}>
      {ahead !== 0 && (
        <Button
          variant="secondary"
          size="s"
          disabled={pending}
          onClick={() => void onTurn(() => ({ advance: -ahead }))}
        >
          Set it back
        </Button>
      )}
      {jumps.map(({ words, to }) => (
        <Button
          key={words}
          variant="secondary"
          size="s"
          disabled={pending}
          onClick={() => void onTurn(() => to)}
        >
          {words}
        </Button>
      ))}
      <Speed speed={speed} onSpeed={(next) => void onTurn(() => ({ speed: next }))} />
      <MomentForm onTurn={(set) => void onTurn(() => ({ set }))} />
    </div>
  );
}

function Speed({ speed, onSpeed }: { readonly speed: number; readonly onSpeed: (speed: number) => void }) {
  const id = useId();
  const choices = speeds.includes(speed) ? speeds : [...speeds, speed];
  return (
    <p className={styles.setting}>
      <label htmlFor={id}>Clock</label>
      <select
        id={id}
        className={styles.input}
        value={speed}
        onChange={({ currentTarget }) => onSpeed(Number(currentTarget.value))}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {speedText(choice)}
          </option>
        ))}
      </select>
    </p>
  );
}

function MomentForm({ onTurn }: { readonly onTurn: (moment: string) => void }) {
  const [moment, setMoment] = useState('');
  const id = useId();
  return (
    <form
      className={styles.setting}
      onSubmit={(event) => {
        event.preventDefault();
        onTurn(moment);
      }}
    >
      <label htmlFor={id}>Date and time</label>
      <input
        id={id}
        className={styles.input}
        value={moment}
        onChange={({ currentTarget }) => setMoment(currentTarget.value)}
        placeholder="2026-11-27T08:59:50Z"
        autoComplete="off"
      />
      <Button type="submit" variant="secondary" size="s">
        Set
      </Button>
    </form>
  );
}
