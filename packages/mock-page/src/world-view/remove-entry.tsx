import { FieldError } from '@signal-shop/ui/components/field/field.tsx';
import { Icon } from '@signal-shop/ui/components/icon/icon.tsx';
import { useAct } from '../store/use-page.ts';
import type { TreeProps } from './tree.ts';
import styles from './world-view.module.css';

/** Removes an entry from the world; shows the server's error message. */
export function RemoveEntry({ name, pointer, onPatch }: TreeProps & { readonly name: string }) {
  const { pending, problem, act } = useAct();
  return (
    <>
      <button
        type="button"
        className={styles.remove}
        aria-label={`Remove ${name}`}
        disabled={pending}
        onClick={() => void act(() => onPatch([{ op: 'remove', path: pointer }]))}
      >
        <Icon name="bin" size={16} />
      </button>
      <div role="alert" className={styles.problem}>
        {problem !== null && <FieldError>{problem}</FieldError>}
      </div>
    </>
  );
}
