import { Button } from '../../components/button/button.tsx';
import { FailureAlert } from '../../components/error-state/failure-alert.tsx';
import type { Failure } from '../../remote.ts';

interface FormEndProps {
  readonly sending:
    | { readonly status: 'failed'; readonly failure: Failure }
    | { readonly status: 'idle' | 'pending' | 'refused' | 'sent' };
  /** Label of the button. */
  readonly label: string;
  readonly tone?: 'error' | 'warning';
}

/** The last failure of a form above its submit button. */
export function FormEnd({ sending, label, tone = 'error' }: FormEndProps) {
  return (
    <>
      {sending.status === 'failed' && <FailureAlert failure={sending.failure} tone={tone} />}
      <Button type="submit" size="l" width="full" pending={sending.status === 'pending'}>
        {label}
      </Button>
    </>
  );
}
