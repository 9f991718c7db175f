import { Button } from '@signal-shop/ui/components/button/button.tsx';
import { FieldError } from '@signal-shop/ui/components/field/field.tsx';
import { VisuallyHidden } from '@signal-shop/ui/components/visually-hidden/visually-hidden.tsx';
import { useId, useState } from 'react';
import { useAct } from '../store/use-page.ts';
import type { Branch, EntryProps, Json } from './tree.ts';
import { kindOf, readLeaf } from './tree.ts';
import styles from './world-view.module.css';

interface LeafProps extends EntryProps {
  readonly value: Exclude<Json, Branch>;
}

/** An editable value, with the server's error message. */
export function Leaf({ name, value, isMatch, remove, pointer, onPatch }: LeafProps) {
  const [text, setText] = useState<string | null>(null);
  if (text === null) {
    return (
      <div className={styles.row} data-match={isMatch || undefined}>
        <button
          type="button"
          className={styles.leaf}
          onClick={() => setText(value === null ? 'null' : String(value))}
        >
          <span className={styles.key}>{name}</span>{' '}
          <span className={styles.value} data-kind={kindOf(value)}>
            {leafText(value)}
          </span>
          <VisuallyHidden> – edit</VisuallyHidden>
        </button>
        {remove}
      </div>
    );
  }
  return (
    <LeafEditor
      name={name}
      value={value}
      text={text}
      onTextChange={setText}
      onClose={() => setText(null)}
      onSave={(next) => onPatch([{ op: 'replace', path: pointer, value: next }])}
    />
  );
}

interface LeafEditorProps {
  readonly name: string;
  readonly value: Exclude<Json, Branch>;
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  readonly onClose: () => void;
  readonly onSave: (value: Json) => Promise<void>;
}

function LeafEditor({ name, value, text, onTextChange, onClose, onSave }: LeafEditorProps) {
  const id = useId();
  const { pending, problem, act, forget } = useAct();
  const kind = kindOf(value);

  async function save(): Promise<void> {
    const isSaved = await act(async () => {
      const result = readLeaf(text, kind);
      if ('problem' in result) throw new Error(result.problem);
      await onSave(result.value);
    });
    if (isSaved) onClose();
  }

  const field = {
    id,
    className: styles.input,
    value: text,
    'aria-invalid': problem === null ? undefined : true,
    'aria-describedby': problem === null ? undefined : `${id}-problem`,
    autoFocus: true,
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) => {
      forget();
      onTextChange(currentTarget.value);
    },
  } as const;
  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <label className={styles.key} htmlFor={id}>
        {name}
      </label>
      {kind === 'boolean' ? (
        <select {...field}>
          <option>true</option>
          <option>false</option>
        </select>
      ) : (
        <input {...field} type="text" inputMode={kind === 'number' ? 'decimal' : 'text'} autoComplete="off" />
      )}
      <Button type="submit" size="s" pending={pending}>
        Save
      </Button>
      <Button variant="ghost" size="s" onClick={onClose}>
        Cancel
      </Button>
      <div role="alert" className={styles.problem}>
        {problem !== null && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
      </div>
    </form>
  );
}

function leafText(value: Exclude<Json, Branch>): string {
  return typeof value === 'string' ? `"${value}"` : String(value);
}
