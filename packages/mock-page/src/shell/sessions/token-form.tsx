import { Button } from '@signal-shop/ui/components/button/button.tsx';
import { TextField } from '@signal-shop/ui/components/text-field/text-field.tsx';
import { useState } from 'react';
import { keepToken } from './token.ts';

/** Asks for the token of a server that is exposed to the network. */
export function TokenForm() {
  const [token, setToken] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        keepToken(token.trim());
        location.reload();
      }}
    >
      <TextField
        label="Control token"
        value={token}
        onChange={setToken}
        autoComplete="off"
        help="Other machines can reach this server, so it printed a token when it started. The token is saved for this tab only."
      />
      <Button type="submit">Go on</Button>
    </form>
  );
}
