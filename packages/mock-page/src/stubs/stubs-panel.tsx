// Answers of the user's choice that replace those of the shop: the form at a call, and the list of the active ones.
import { Button } from '@signal-shop/ui/components/button/button.tsx';
import { Panel } from '../parts/panel.tsx';
import { Problem } from '../parts/problem.tsx';
import { steeredSession } from '../store/page-state.ts';
import { useAct, usePage, useRead, useStore } from '../store/use-page.ts';
import { StubList } from './stub-list.tsx';

/** The active stubs of the session; nothing without one. */
export function StubsPanel() {
  const { control } = useStore();
  const page = usePage();
  const session = steeredSession(page);
  const { state, again } = useRead(`stubs ${session}`, page.worldVersion, () => control.stubs(session));
  const { pending, problem, act, forget } = useAct();
  const remove = async (run: () => Promise<unknown>) => {
    await act(run);
    again();
  };
  if (state.status !== 'ready' || state.value.stubs.length === 0) return null;
  return (
    <Panel
      title="Your answers"
      action={
        <Button
          variant="secondary"
          size="s"
          iconStart="bin"
          pending={pending}
          onClick={() => void remove(() => control.clearStubs(session))}
        >
          Remove all
        </Button>
      }
    >
      <Problem text={problem} onDismiss={forget} />
      <StubList
        stubs={state.value.stubs}
        session={session}
        pending={pending}
        onRemove={({ id }) => void remove(() => control.removeStub(session, id))}
      />
    </Panel>
  );
}
