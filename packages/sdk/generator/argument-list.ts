// The fields of a call's argument in its comment, so that an editor shows them without a look at the type.
import type { Call, ContractDocument, Schema } from './contract-document.ts';
import { componentName, flatten } from './contract-document.ts';
import { shortMeaningOf } from './field-meanings.ts';
import { argumentOf } from './operations-table.ts';
import { typeText } from './type-text.ts';

/** A type with more values appears by its name. */
const mostValues = 8;

/** @returns a Markdown list with type, meaning, unit and bounds of each field, or none without fields */
export function argumentList(contract: ContractDocument, call: Call): readonly string[] {
  const { properties = {}, required = [] } = argumentOf(contract, call);
  const lines = Object.entries(properties)
    .filter(([name, field]) => flatten(contract, field).const === undefined || required.includes(name))
    .map(([name, field]) => {
      const mark = required.includes(name) ? '' : '?';
      const parts = [
        `- \`${name}${mark}: ${shownType(contract, field)}\``,
        shortMeaningOf(contract, field),
        namesOf(contract, field),
      ];
      return parts.filter((part) => part !== undefined).join(' ');
    });
  return lines.length === 0 ? [] : ['', ...lines];
}

/** Such as "1 `cart`, 2 `buyNow`." */
function namesOf(contract: ContractDocument, field: Schema): string | undefined {
  const { enum: values = [], 'x-enum-varnames': names, 'x-unit': unit } = flatten(contract, field);
  // The unit of a flag already names its values.
  if (!Array.isArray(names) || unit !== undefined) return undefined;
  return `${values.map((value, at) => `${String(value)} \`${String(names[at])}\``).join(', ')}.`;
}

/** An editor opens no names in a comment: a type of values is shown as its values. */
function shownType(contract: ContractDocument, field: Schema): string {
  const type = flatten(contract, field);
  if (type.type === 'array') {
    const item = shownType(contract, type.items ?? {});
    return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
  }
  const isNamed = type.properties !== undefined || (type.enum?.length ?? 0) > mostValues;
  if (isNamed) return componentName(field) ?? typeText(contract, field);
  return typeText(contract, type);
}
