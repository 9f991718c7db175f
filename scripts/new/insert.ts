// Inserts text into TypeScript and YAML at places that their parsers find, so that the rest of a file stays as it is.

import { parseSync } from 'vite';
import { isMap, isScalar, parseDocument } from 'yaml';
import { Refusal } from './refusal.ts';

/** A part of a parsed file, with its place in the text. */
interface Place {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

/** Adds an element to the first array or object that a module exports. */
export function append(
  source: string,
  type: 'ArrayExpression' | 'ObjectExpression',
  element: string,
): string {
  return appendTo(source, exportedValue(source, type), element);
}

/** Adds an element to the set in the variable `name`. */
export function appendToSet(source: string, name: string, element: string): string {
  const [list] = placesIn(valueOfVariable(source, name)?.arguments);
  return appendTo(source, list, element);
}

/** Adds an entry to the object in the variable `name`. */
export function appendToObject(source: string, name: string, element: string): string {
  return appendTo(source, valueOfVariable(source, name), element);
}

/** Adds an entry to the object in a property of the first object that a module exports. */
export function appendToProperty(source: string, property: string, element: string): string {
  const properties = placesIn(exportedValue(source, 'ObjectExpression')?.properties);
  const [value] = placesIn([properties.find(({ key }) => nameOf(key) === property)?.value]);
  return appendTo(source, value, element);
}

/** Adds an entry to the object that the first call of `name` has as its argument. */
export function appendToCall(source: string, name: string, element: string): string {
  const calls = ofType(everyPlace(programOf(source)), 'CallExpression');
  const [object] = placesIn(calls.find(({ callee }) => nameOf(callee) === name)?.arguments);
  if (object === undefined) throw new Refusal(`There is no call of ${name} to add ${element.trim()} to.`);
  return appendTo(source, object, element);
}

/** Adds a member to an exported union type. */
export function appendToUnion(source: string, name: string, member: string): string {
  const types = ofType(everyPlace(programOf(source)), 'TSTypeAliasDeclaration');
  const [union] = placesIn([types.find(({ id }) => nameOf(id) === name)?.typeAnnotation]);
  if (union === undefined) throw new Refusal(`There is no type ${name} to add ${member} to.`);
  return insertAt(source, union.end, ` | ${member}`);
}

/** Adds an import unless the module imports the name already; Biome sorts and joins the imports. */
export function importOf(source: string, name: string, from: string): string {
  const { staticImports } = parseSync('module.ts', source).module;
  const isImported = staticImports.some(({ entries }) =>
    entries.some(({ localName }) => localName.value === name),
  );
  const firstStart = staticImports[0]?.start ?? 0;
  return isImported ? source : insertAt(source, firstStart, `import { ${name} } from '${from}';\n`);
}

/** The first texts of the calls in a list, for example the names of the scenarios of a module. */
export function firstTexts(source: string): readonly string[] {
  return placesIn(exportedValue(source, 'ArrayExpression')?.elements)
    .flatMap((element) => placesIn(element.arguments).slice(0, 1))
    .flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
}

/** The texts in the first list that a module exports, for example the names of the pages. */
export function listedTexts(source: string): readonly string[] {
  return placesIn(exportedValue(source, 'ArrayExpression')?.elements).flatMap(({ value }) =>
    typeof value === 'string' ? [value] : [],
  );
}

/** The names in the first object that a module exports, with their values where these are texts. */
export function propertyTexts(source: string): ReadonlyMap<string, string | undefined> {
  const properties = placesIn(exportedValue(source, 'ObjectExpression')?.properties);
  return new Map(
    properties.map(({ key, value }) => {
      const [text] = placesIn([value]);
      return [String(nameOf(key)), typeof text?.value === 'string' ? text.value : undefined];
    }),
  );
}

/** The names in all objects of a module, with their values where these are texts. */
export function everyProperty(
  source: string,
): readonly (readonly [name: string, text: string | undefined])[] {
  return ofType(everyPlace(programOf(source)), 'Property').map(({ key, value }) => {
    const [text] = placesIn([value]);
    return [String(nameOf(key)), typeof text?.value === 'string' ? text.value : undefined];
  });
}

/** Adds a line to the last map with this key, after the last of its entries that begins with `prefix`. */
export function appendToMap(
  source: string,
  path: readonly (string | number)[],
  text: string,
  prefix = '',
): string {
  const map = parseDocument(source).getIn(path);
  if (!isMap(map) || map.flow === true)
    throw new Refusal(`There are no ${path.join('.')} in lines of their own.`);
  const entry = map.items.findLast(({ key }) => isScalar(key) && String(key.value).startsWith(prefix));
  if (entry === undefined || !isScalar(entry.key))
    throw new Refusal(`No ${path.join('.')} begins with ${prefix}.`);
  const indent = ' '.repeat(columnOf(source, entry.key.range?.[0] ?? 0));
  const lines = text.split('\n').map((line) => `${indent}${line}\n`);
  return insertAt(source, endOf(source, entry.value), lines.join(''));
}

/** A text as code; Biome chooses the quotes. */
export function quoted(text: string): string {
  return JSON.stringify(text);
}

function appendTo(source: string, list: Place | undefined, element: string): string {
  if (list === undefined) throw new Refusal(`There is no list to add ${element.trim()} to.`);
  const last = [...placesIn(list.elements), ...placesIn(list.properties)].at(-1);
  return last === undefined
    ? insertAt(source, list.end - 1, element)
    : insertAt(source, last.end, `,\n${element}`);
}

function insertAt(source: string, place: number, text: string): string {
  return `${source.slice(0, place)}${text}${source.slice(place)}`;
}

/** The start of the line after a value. */
function endOf(source: string, value: unknown): number {
  const range = typeof value === 'object' && value !== null && 'range' in value ? value.range : undefined;
  const end = Array.isArray(range) ? Number(range[1]) : source.length;
  // The end of a block is the start of the next line already.
  if (source[end - 1] === '\n') return end;
  const lineEnd = source.indexOf('\n', end);
  return lineEnd === -1 ? source.length : lineEnd + 1;
}

function columnOf(source: string, place: number): number {
  return place - (source.lastIndexOf('\n', place - 1) + 1);
}

/** The value of the variable `name`. */
function valueOfVariable(source: string, name: string): Place | undefined {
  const variables = ofType(everyPlace(programOf(source)), 'VariableDeclarator');
  return innerValue(variables.find(({ id }) => nameOf(id) === name)?.init);
}

/** The value of the first exported constant of this type. */
function exportedValue(source: string, type: string): Place | undefined {
  return ofType(placesIn(programOf(source).body), 'ExportNamedDeclaration')
    .flatMap(({ declaration }) => placesIn([declaration]))
    .flatMap(({ declarations }) => placesIn(declarations))
    .map(({ init }) => innerValue(init))
    .find((value) => value?.type === type);
}

function ofType(places: readonly Place[], type: string): readonly Place[] {
  return places.filter((place) => place.type === type);
}

function programOf(source: string) {
  return parseSync('module.ts', source).program;
}

function everyPlace(part: unknown): readonly Place[] {
  if (Array.isArray(part)) return part.flatMap(everyPlace);
  if (typeof part !== 'object' || part === null) return [];
  const inside = Object.values(part).flatMap(everyPlace);
  return isPlace(part) ? [part, ...inside] : inside;
}

/** The value inside of `… as const satisfies Type`. */
function innerValue(value: unknown): Place | undefined {
  const [place] = placesIn([value]);
  return place?.type === 'TSSatisfiesExpression' || place?.type === 'TSAsExpression'
    ? innerValue(place.expression)
    : place;
}

function placesIn(parts: unknown): readonly Place[] {
  return Array.isArray(parts) ? parts.filter(isPlace) : [];
}

function isPlace(part: unknown): part is Place {
  return typeof part === 'object' && part !== null && 'type' in part && 'start' in part && 'end' in part;
}

function nameOf(part: unknown): unknown {
  return typeof part === 'object' && part !== null && 'name' in part ? part.name : undefined;
}
