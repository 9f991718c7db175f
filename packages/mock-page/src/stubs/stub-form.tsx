import type { StubPlan } from '@signal-shop/mock-server/control';
import { Button } from '@signal-shop/ui/components/button/button.tsx';
import { Checkbox } from '@signal-shop/ui/components/checkbox/checkbox.tsx';
import { TextArea } from '@signal-shop/ui/components/text-area/text-area.tsx';
import { TextField } from '@signal-shop/ui/components/text-field/text-field.tsx';
import { useState } from 'react';
import { Problem } from '../parts/problem.tsx';
import { useAct } from '../store/use-page.ts';
import { CopyStub } from './copy-stub.tsx';
import type { KnownCall } from './stub-draft.ts';
import { argumentOf, draftOf, stubOf } from './stub-draft.ts';
import styles from './stubs.module.css';

export interface StubFormProps {
  readonly call: KnownCall;
  /** Rejects with the server's message. */
  readonly onSave: (stub: StubPlan) => Promise<unknown>;
}

/** The form for an answer that replaces the shop's; it starts with the answer that the call got. */
export function StubForm({ call, onSave }: StubFormProps) {
  const [draft, setDraft] = useState(() => draftOf(call));
  const { pending, problem, act, forget } = useAct();
  const change = (part: Partial<typeof draft>) => {
    forget();
    setDraft({ ...draft, ...part });
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void act(async () => onSave(stubOf(call, draft)));
      }}
    >
      <div className={styles.json}>
        <TextArea
          label="Body of the answer"
          help="JSON. The call has no effect on the shop."
          value={draft.answer}
          onChange={(answer) => change({ answer })}
        />
      </div>
      <TextField
        label="How often"
        inputMode="numeric"
        placeholder="always"
        value={draft.times}
        onChange={(times) => change({ times })}
      />
      {argumentOf(call) !== null && (
        <Checkbox
          label="Only calls with the same argument"
          checked={draft.sameArgument}
          onChange={(sameArgument) => change({ sameArgument })}
        />
      )}
      <Checkbox
        label="The answer may break the contract (unchecked)"
        checked={draft.unchecked}
        onChange={(unchecked) => change({ unchecked })}
      />
      <Problem text={problem} onDismiss={forget} />
      <div className={styles.actions}>
        <Button type="submit" size="s" variant="accent" pending={pending}>
          Save as stub
        </Button>
        <CopyStub stub={stubIn(call, draft)} session={call.session} />
      </div>
    </form>
  );
}

/** Null while the body is no JSON object. */
function stubIn(call: KnownCall, draft: ReturnType<typeof draftOf>): StubPlan | null {
  try {
    return stubOf(call, draft);
  } catch {
    return null;
  }
}
