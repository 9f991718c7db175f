// Adjusts module specifiers in declarations: the compiler leaves the source extension in them.
import ts from 'typescript';

/**
 * Returns the declaration with every relative import ending in `extension`. CommonJS declarations need `.cjs`.
 */
export function withExtension(declaration: string, extension: 'js' | 'cjs'): string {
  const source = ts.createSourceFile('module.d.ts', declaration, ts.ScriptTarget.Latest);
  return specifiersIn(source)
    .filter(({ text }) => text.startsWith('.'))
    .sort((one, other) => other.pos - one.pos)
    .reduce((text, specifier) => {
      const name = specifier.text.slice(0, specifier.text.lastIndexOf('.'));
      // Replace only the text between the quotes.
      return `${text.slice(0, specifier.getStart(source) + 1)}${name}.${extension}${text.slice(specifier.end - 1)}`;
    }, declaration);
}

function specifiersIn(node: ts.Node): ts.StringLiteral[] {
  const own = specifierOf(node);
  const inside: ts.StringLiteral[] = own !== undefined && ts.isStringLiteral(own) ? [own] : [];
  ts.forEachChild(node, (child) => void inside.push(...specifiersIn(child)));
  return inside;
}

function specifierOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  return ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined;
}
