import { readFile } from 'node:fs/promises';

interface Example {
  readonly $ref?: string;
  readonly value?: unknown;
}
interface Content {
  readonly content: { readonly 'application/json': { readonly examples: Readonly<Record<string, Example>> } };
}
interface Bundle {
  readonly paths: Readonly<
    Record<
      string,
      { readonly post: { readonly requestBody: Content; readonly responses: Record<string, Content> } }
    >
  >;
  readonly components: { readonly examples: Readonly<Record<string, Example>> };
}

export const cartPath = '/api/product/getGoodsCart';

/** The guest cart from the example of the contract: its request, and the answer of every measured server. */
export async function measuredCall(): Promise<{ path: string; body: string; answer: string }> {
  const file = new URL('../../../openapi/dist/openapi.json', import.meta.url);
  const bundle: Bundle = JSON.parse(await readFile(file, 'utf8'));
  const call = bundle.paths[cartPath]?.post;
  return {
    path: cartPath,
    body: JSON.stringify(guestOf(bundle, call?.requestBody)),
    answer: JSON.stringify(guestOf(bundle, call?.responses['200'])),
  };
}

function guestOf(bundle: Bundle, content: Content | undefined): unknown {
  const example = content?.content['application/json'].examples.guest;
  const { value } = bundle.components.examples[example?.$ref?.split('/').at(-1) ?? ''] ?? example ?? {};
  if (value === undefined) throw new Error(`${cartPath} has no example "guest".`);
  return value;
}
