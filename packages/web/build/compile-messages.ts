import formatjs from '@formatjs/unplugin/vite';

/** FormatJS's plugin: parses each `defaultMessage`, so that the release needs no parser, and drops the descriptions. */
export function compileMessages() {
  // As they are written: a space that keeps words together stays, and so does the form of plurals.
  return formatjs({ ast: true, preserveWhitespace: true, flatten: false });
}
