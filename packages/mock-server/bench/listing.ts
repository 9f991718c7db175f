import type { BenchRequest } from './measured-server.ts';
import { cpuPerRequest, expectOk, largeMock, median, startMeasured } from './measured-server.ts';

const warmUpCalls = 300;
const rounds = 5;
const callsPerRound = 200;

const listings = {
  'the whole shop': {},
  'sorted by price': { sort: 'priceDown' },
  'searched, sorted by rating': { keywords: 'mouse', sort: 'rating' },
  'category, search, filter, price, rating, sort, page 3': {
    category_id: 1,
    keywords: 'wireless headset',
    filter: ['inStock'],
    price_min: 20,
    price_max: 150,
    rating_min: 3,
    sort: 'priceUp',
    page: 3,
  },
} as const;

/** CPU milliseconds of complete calls that list a shop of 5,000 goods, including validation and HTTP. */
export async function measureListings(): Promise<readonly { label: string; cpuMs: number; count: number }[]> {
  const calls = Object.entries(listings).map(([label, query]) => ({ label, request: listingCall(query) }));
  const [first] = calls;
  if (first === undefined) return [];
  const server = await startMeasured(largeMock, first.request);
  try {
    const results = [];
    for (const { label, request } of calls) {
      const ask = async () => expectOk(request, await server.send(request));
      const count = countIn((await ask()).text);
      await cpuPerRequest(server, warmUpCalls, ask);
      const costs: number[] = [];
      for (let round = 0; round < rounds; round += 1)
        costs.push(await cpuPerRequest(server, callsPerRound, ask));
      results.push({ label, cpuMs: median(costs), count });
    }
    return results;
  } finally {
    await server.end();
  }
}

export function listingCall(query: object): BenchRequest {
  return { path: '/api/goods/getGoodsByType', body: JSON.stringify(query) };
}

function countIn(text: string): number {
  const { total: count }: { total?: number } = JSON.parse(text);
  return count ?? Number.NaN;
}
