import { Button } from '@signal-shop/ui/components/button/button.tsx';
import { TextArea } from '@signal-shop/ui/components/text-area/text-area.tsx';
import { TextField } from '@signal-shop/ui/components/text-field/text-field.tsx';
import { useState } from 'react';
import { useAct } from '../store/use-page.ts';
import type { Branch, TreeProps } from './tree.ts';
import { entriesOf, isList, pointerBelow, readJson } from './tree.ts';
import styles from './world-view.module.css';

type AddEntryProps = TreeProps & { readonly branch: Branch };

/** Adds an entry to an object, or appends one to a list, modeled on the last one. */
export function AddEntry(props: AddEntryProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <NewEntry {...props} onClose={() => setOpen(false)} />;
  return (
    <Button variant="ghost" size="s" iconStart="add" onClick={() => setOpen(true)}>
      Add an entry
    </Button>
  );
}

function NewEntry({ branch, pointer, onPatch, onClose }: AddEntryProps & { readonly onClose: () => void }) {
  const last = entriesOf(branch).at(-1)?.value;
  const [key, setKey] = useState('');
  const [text, setText] = useState(last === undefined ? '' : JSON.stringify(last, null, 2));
  const { pending, problem, act, forget } = useAct();

  async function add(): Promise<void> {
    const isAdded = await act(async () => {
      const result = readJson(text);
      if ('problem' in result) throw new Error(result.problem);
      const path = isList(branch) ? `${pointer}/-` : pointerBelow(pointer, key);
      await onPatch([{ op: 'add', path, value: result.value }]);
    });
    if (isAdded) onClose();
  }

  return (
    <form
      className={styles.adding}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      {!isList(branch) && <TextField label="Key" value={key} onChange={setKey} />}
      <TextArea
        label="Value as JSON"
        value={text}
        onChange={(next) => {
          forget();
          setText(next);
        }}
        error={problem}
      />
      <div className={styles.buttons}>
        <Button type="submit" size="s" pending={pending}>
          Add
        </Button>
        <Button variant="ghost" size="s" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
