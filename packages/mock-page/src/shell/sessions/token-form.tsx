import { Button } from '@signal-shop/ui/components/button/button.tsx';
import { TextField } from '@signal-shop/ui/components/text-field/text-field.tsx';
import { useState } from 'react';
import { Problem } from '../../parts/problem.tsx';
import { useAct } from '../../store/use-page.ts';
import { isTokenRight, keepToken } from './token.ts';

interface TokenFormProps {
  /** Whether the server takes the token. */
  readonly isRight?: (token: string) => Promise<boolean>;
  readonly onAccepted: (token: string) => void;
}

const wrong =
  'The server refuses this token. It takes that of its last start, or that of its variable MOCK_CONTROL_TOKEN.';

/** Asks for the token of a server that is exposed to the network. */
export function TokenForm({
  isRight = (token) => isTokenRight(token, location.origin),
  onAccepted,
}: TokenFormProps) {
  const [token, setToken] = useState('');
  const [error, setError] = useState<string>();
  const { pending, problem, act, forget } = useAct();
  const enter = async () => {
    const entered = token.trim();
    if (entered === '') setError('Enter the token.');
    else if (await isRight(entered)) onAccepted(entered);
    else setError(wrong);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void act(enter);
      }}
    >
      <Problem text={problem} onDismiss={forget} />
      <TextField
        label="Control token"
        value={token}
        onChange={(text) => {
          setToken(text);
          setError(undefined);
        }}
        error={error}
        autoComplete="off"
        help="Other machines can reach this server, so it printed a token when it started. This browser keeps it until you close it."
      />
      <Button type="submit" pending={pending}>
        Go on
      </Button>
    </form>
  );
}

/** Keeps the token and reads the page again with it. */
export function reloadWith(token: string): void {
  keepToken(token, document);
  location.reload();
}
