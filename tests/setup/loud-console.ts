// A message of React or of the browser on console.error fails the test or story that caused it.

const messages: string[] = [];

/** Before a test: listens to console.error until the function it returns is called. */
export function listenToConsole(): () => void {
  const original = console.error;
  messages.length = 0;
  console.error = (...parts: unknown[]) => {
    messages.push(parts.map(String).join(' '));
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
