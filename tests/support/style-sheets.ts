import { globSync, readFileSync } from 'node:fs';
import type { CustomAtRules, Visitor } from 'lightningcss';
import { transform } from 'lightningcss';

/** Parses every style sheet below these folders, and calls the visitor with what is in it. */
export function visitStyleSheets(
  pattern: string,
  visitorOf: (path: string) => Visitor<CustomAtRules>,
): readonly string[] {
  const paths = globSync(pattern);
  for (const path of paths) visitStyleSheet(path, visitorOf(path));
  return paths;
}

export function visitStyleSheet(path: string, visitor: Visitor<CustomAtRules>): void {
  transform({ filename: path, code: readFileSync(path), cssModules: path.endsWith('.module.css'), visitor });
}

/** The names of the classes in a CSS module. */
export function classesOf(path: string): readonly string[] {
  const { exports = {} } = transform({ filename: path, code: readFileSync(path), cssModules: true });
  return Object.keys(exports);
}
