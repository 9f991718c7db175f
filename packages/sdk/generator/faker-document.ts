// Prepares the contract for hey-api's faker plugin: the same entities, with limits narrow enough for plausible
// values.
import { fixedNow } from '../src/testing/fixed-now.ts';
import type { ContractDocument, Schema } from './contract-document.ts';
import { componentName, resolve } from './contract-document.ts';
import type { FakerRule, Position } from './faker-rules.ts';
import { textSourceOf } from './faker-rules.ts';

/** Keyed by property, or by component and property. */
interface Rules {
  readonly stringRules: Record<string, FakerRule>;
  readonly numberRules: Record<string, FakerRule>;
}

export interface FakerDocument extends Rules {
  readonly schemas: Readonly<Record<string, Schema>>;
}

const season = 90 * 86_400;
const latestMoment = 4_102_444_800;
const manyAtMost = 3;
const largestCount = 9_999;

/** Returns the components that are entities: objects, unions of objects, lists of objects. */
export function entityNames(contract: ContractDocument): string[] {
  return Object.entries(schemasOf(contract))
    .filter(([, schema]) => !isScalar(schema))
    .map(([name]) => name);
}

export function fakerDocument(contract: ContractDocument): FakerDocument {
  const rules: Rules = { stringRules: {}, numberRules: {} };

  function narrow(schema: Schema, position: Position): Schema {
    const component = componentName(schema);
    const resolved = resolve<Schema>(contract, schema);
    const isKept = component !== undefined && (!isScalar(resolved) || resolved.enum !== undefined);
    return isKept
      ? schema
      : narrowWhole(resolved, { ...position, component: component ?? position.component });
  }

  function narrowWhole(schema: Schema, position: Position): Schema {
    const { oneOf, allOf } = schema;
    if (schema.enum !== undefined || schema.const !== undefined) return schema;
    if (oneOf !== undefined) return { oneOf: oneOf.map((one) => narrow(one, inside(position))) };
    if (allOf !== undefined) return { allOf: allOf.map((one) => narrow(one, inside(position))) };
    if (schema.properties !== undefined) return narrowObject(schema, position.owner);
    if (schema.items !== undefined) return narrowList(schema, position);
    const isText = typesOf(schema).includes('string');
    return isText ? narrowText(schema, position, rules) : narrowNumber(schema, position, rules);
  }

  function narrowObject({ properties = {}, required = [] }: Schema, owner: string | null): Schema {
    const narrowedProperties = Object.entries(properties).map(([property, schema]) => [
      property,
      narrow(schema, { owner, property, component: undefined }),
    ]);
    return { type: 'object', required, properties: Object.fromEntries(narrowedProperties) };
  }

  /** Limits the length of a list to a few items, or to one if the items are a union. */
  function narrowList(
    { items = {}, minItems = 0, maxItems = manyAtMost, uniqueItems }: Schema,
    position: Position,
  ) {
    const most = uniqueItems === true ? 1 : Math.min(Number(maxItems), manyAtMost);
    return {
      type: 'array',
      items: narrow(items, inside(position)),
      minItems: Math.min(Number(minItems), most),
      maxItems: most,
    };
  }

  const schemas = Object.entries(schemasOf(contract)).flatMap(([name, schema]) => {
    if (isScalar(schema)) return schema.enum === undefined ? [] : [[name, schema]];
    return [[name, narrow(schema, { owner: name, property: name, component: undefined })]];
  });
  return { schemas: Object.fromEntries(schemas), ...rules };
}

function narrowText(schema: Schema, position: Position, { stringRules }: Rules): Schema {
  const source = textSourceOf(position, schema);
  const type = typesOf(schema);
  if ('pattern' in source) return { type, pattern: source.pattern };
  addRule(stringRules, position, source);
  return { type };
}

function narrowNumber(schema: Schema, position: Position, { numberRules }: Rules): Schema {
  const { minimum = 0, maximum = largestCount } = schema;
  const type = typesOf(schema);
  if (type.includes('number')) addRule(numberRules, position, decimalsOf(position, Number(maximum)));
  if (maximum === latestMoment) return { type, ...momentsOf(position.property) };
  const least = position.component === 'StockCount' ? 0 : Number(minimum);
  return { type, minimum: Math.max(least, -largestCount), maximum: Math.min(Number(maximum), largestCount) };
}

/** The plugin knows the owner of a property only if the component is a plain object. */
function addRule(rules: Record<string, FakerRule>, { owner, property }: Position, rule: FakerRule): void {
  if (owner !== null) rules[`${owner}.${property}`] = rule;
  rules[property] ??= rule;
}

/** Inside a list or a union the plugin sees the property but not its owner. */
function inside(position: Position): Position {
  return { ...position, owner: null };
}

function decimalsOf({ property, component }: Position, maximum: number): FakerRule {
  const bounds =
    component === 'Rating'
      ? { max: 5, fractionDigits: 1 }
      : { max: Math.min(250, maximum), fractionDigits: 2 };
  return { fakerPath: ['number', 'float'], defaultArgs: { min: property === 'rebate' ? 0 : 1, ...bounds } };
}

/** Past moments are in the last months, future ones in the next. */
function momentsOf(property: string): Pick<Schema, 'minimum' | 'maximum'> {
  const isAhead = /until|ends_at|closes_at|over_time|expected_at|baotime/.test(property);
  return isAhead
    ? { minimum: fixedNow, maximum: fixedNow + season }
    : { minimum: fixedNow - season, maximum: fixedNow };
}

function isScalar({ type, allOf, oneOf }: Schema): boolean {
  return allOf === undefined && oneOf === undefined && type !== 'object' && type !== 'array';
}

function typesOf({ type }: Schema): readonly string[] {
  return typeof type === 'string' ? [type] : (type ?? []);
}

function schemasOf(contract: ContractDocument): Readonly<Record<string, Schema>> {
  return Object.fromEntries(Object.entries(contract.components.schemas ?? {}).filter(isSchema));
}

function isSchema(entry: [string, unknown]): entry is [string, Schema] {
  return typeof entry[1] === 'object' && entry[1] !== null;
}
