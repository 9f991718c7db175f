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
        help="This server can be reached from other machines, so it printed a token at its start. It is kept for this tab only."
      />
      <Button type="submit">Go on</Button>
    </form>
  );
}
