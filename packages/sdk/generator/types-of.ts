// Generates the compile-time types of the contract.
import openapiTypescript, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import type { ContractDocument } from './contract-document.ts';

/**
 * Returns the text of `generated/types.ts`.
 * @param immutable makes every property readonly
 */
export async function typesOf(contract: ContractDocument, { immutable = false } = {}): Promise<string> {
  const source = JSON.stringify(contract);
  const types = await openapiTypescript(source, {
    defaultNonNullable: false,
    immutable,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    transform: ({ format }) => (format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined),
    // An optional field of an argument also accepts undefined: it is not sent.
    transformProperty: (property, _schema, { path }) =>
      path !== undefined && isOfArgument(path) ? orUndefined(property) : undefined,
  });
  return astToString(types);
}

function isOfArgument(path: string): boolean {
  return /^#\/components\/schemas\/\w+Argument\/[^/]+$/.test(path);
}

function orUndefined(property: ts.PropertySignature): ts.PropertySignature | undefined {
  const { factory } = ts;
  if (property.questionToken === undefined || property.type === undefined) return undefined;
  const type = factory.createUnionTypeNode([
    property.type,
    factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword),
  ]);
  return factory.updatePropertySignature(
    property,
    property.modifiers,
    property.name,
    property.questionToken,
    type,
  );
}
