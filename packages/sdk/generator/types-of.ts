// Generates the compile-time types of the contract.
import openapiTypescript, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import type { ContractDocument } from './contract-document.ts';
import { describedValues } from './described-values.ts';

/**
 * Returns the text of `generated/types.ts`.
 * @param immutable makes every property readonly
 */
export async function typesOf(contract: ContractDocument, { immutable = false } = {}): Promise<string> {
  const described = describedValues(contract);
  const { components } = contract;
  const source = JSON.stringify({
    ...contract,
    components: { ...components, schemas: { ...components.schemas, ...described } },
  });
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
  // Code refers to these aliases, so editors show their comments.
  for (const alias of types.filter(ts.isTypeAliasDeclaration)) {
    const description = described[alias.name.text]?.description;
    if (typeof description === 'string') addComment(alias, description);
  }
  return astToString(types);
}

function addComment(node: ts.Node, text: string): void {
  const lines = text.replaceAll('*/', '* /').split('\n');
  const comment = ['*', ...lines.map((line) => ` * ${line}`.trimEnd()), ' '].join('\n');
  ts.addSyntheticLeadingComment(node, ts.SyntaxKind.MultiLineCommentTrivia, comment, true);
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
