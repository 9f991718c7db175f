import { Button } from '@signal-shop/ui/components/button/button.tsx';
import { Dialog } from '@signal-shop/ui/components/dialog/dialog.tsx';
import { useState } from 'react';
import { PagePortal } from '../parts/page-portal.tsx';
import { useStore } from '../store/use-page.ts';
import type { KnownCall } from './stub-draft.ts';
import { StubForm } from './stub-form.tsx';

/** Opens the form for an answer to calls like this one, in their session. */
export function AnswerButton({ call }: { readonly call: KnownCall }) {
  const { control } = useStore();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" size="s" iconStart="talk" onClick={() => setOpen(true)}>
        Answer this call…
      </Button>
      <PagePortal>
        <Dialog open={open} onClose={close} title={`Answer ${call.operationId}`}>
          {open && (
            <StubForm call={call} onSave={(stub) => control.addStub(call.session, stub).then(close)} />
          )}
        </Dialog>
      </PagePortal>
    </>
  );
}
