// An error that React or the browser logs fails the test or story that caused it.

const messages: string[] = [];

/**
 * A hint for test authors that does not apply: a story waits for a lazy part with its assertions, not with
 * `act`.
 */
const adviceOfReact = 'A component suspended inside an `act` scope';

/** Before a test: records console.error until the returned function is called. */
export function listenToConsole(): () => void {
  const original = console.error;
  messages.length = 0;
  console.error = (...parts: unknown[]) => {
    const message = parts.map(String).join(' ');
    if (!message.startsWith(adviceOfReact)) messages.push(message);
    original(...parts);
  };
  return () => {
    console.error = original;
  };
}

/** After a test: throws the recorded errors. */
export function failOnConsoleError(): void {
  const errors = messages.splice(0);
  if (errors.length > 0) throw new Error(`An error was written to the console:\n${errors.join('\n')}`);
}
