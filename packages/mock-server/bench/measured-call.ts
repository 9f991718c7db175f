import { readBundle, readContract } from '../src/server/contract.ts';

/** The guest's cart of the contract's example: its request, and the answer every measured server gives. */
export async function measuredCall(): Promise<{ path: string; body: string; answer: unknown }> {
  const contract = await readContract(await readBundle());
  const operation = contract.operations.find(({ id }) => id === 'getCart');
  if (operation === undefined) throw new Error('The contract has no getCart.');
  const request = exampleOf(operation.resource.request?.body?.contents?.[0]?.examples);
  const success = operation.resource.responses.find(({ code }) => code === '200');
  return {
    path: operation.path,
    body: JSON.stringify(request),
    answer: exampleOf(success?.contents?.[0]?.examples),
  };
}

function exampleOf(examples: readonly { key: string }[] = []): unknown {
  const guest = examples.find(({ key }) => key === 'guest');
  if (guest === undefined || !('value' in guest)) throw new Error('getCart has no example "guest".');
  return guest.value;
}
