// A message of React or of the browser on console.error fails the test or story that caused it.

const messages: string[] = [];

/** Advice to whoever writes tests: a story waits for a part that comes late by what it asserts, not by `act`. */
const adviceOfReact = 'A component suspended inside an `act` scope';

/** Before a test: listens to console.error until the function it returns is called. */
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

/** After a test: throws what was heard. */
export function failOnConsoleError(): void {
  const heard = messages.splice(0);
  if (heard.length > 0) throw new Error(`An error was written to the console:\n${heard.join('\n')}`);
}
