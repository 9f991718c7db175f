// Generates the compile-time types of the contract.
import openapiTypescript, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { isRecord } from '../src/rules/is-record.ts';
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
  for (const node of types) showDescriptions(node);
  // Code refers to these aliases, so editors show their comments.
  for (const alias of types.filter(ts.isTypeAliasDeclaration)) {
    const schema: unknown = described[alias.name.text] ?? components.schemas?.[alias.name.text];
    if (isRecord(schema) && typeof schema.description === 'string') addComment(alias, schema.description);
  }
  return astToString(types);
}

/** Editors show a tag `@description` with its name, and a description without. */
function showDescriptions(node: ts.Node): void {
  const comments = ts.getSyntheticLeadingComments(node) ?? [];
  const texts = comments.map((comment) => ({ ...comment, text: shown(comment.text) }));
  if (texts.length > 0) ts.setSyntheticLeadingComments(node, texts);
  ts.forEachChild(node, showDescriptions);
}

/** openapi-typescript also indents the lines of a list, which makes code of them in Markdown. */
function shown(comment: string): string {
  return comment.replaceAll('@description ', '').replaceAll(' *     - ', ' * - ');
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
