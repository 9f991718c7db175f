// A message of React or of the browser on console.error fails the test or story that caused it.

export function failOnConsoleError(): () => void {
  const original = console.error;
  const messages: string[] = [];
  console.error = (...parts: unknown[]) => {
    messages.push(parts.map(String).join(' '));
    original(...parts);
  };
  return () => {
    console.error = original;
    if (messages.length > 0) throw new Error(`An error was written to the console:\n${messages.join('\n')}`);
  };
}
