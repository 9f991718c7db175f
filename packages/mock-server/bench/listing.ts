import type { Sent } from './measured-server.ts';
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

/** CPU milliseconds of whole calls that list the shop of 5,000 goods, checks and HTTP included. */
export async function measureListings(): Promise<readonly { what: string; cpuMs: number; found: number }[]> {
  const calls = Object.entries(listings).map(([what, query]) => ({ what, sent: listingCall(query) }));
  const [first] = calls;
  if (first === undefined) return [];
  const server = await startMeasured(largeMock, first.sent);
  try {
    const results = [];
    for (const { what, sent } of calls) {
      const ask = async () => expectOk(sent, await server.send(sent));
      const found = foundIn((await ask()).text);
      await cpuPerRequest(server, warmUpCalls, ask);
      const costs: number[] = [];
      for (let round = 0; round < rounds; round += 1)
        costs.push(await cpuPerRequest(server, callsPerRound, ask));
      results.push({ what, cpuMs: median(costs), found });
    }
    return results;
  } finally {
    await server.end();
  }
}

export function listingCall(query: object): Sent {
  return { path: '/api/goods/getGoodsByType', body: JSON.stringify(query) };
}

function foundIn(text: string): number {
  const { total: found }: { total?: number } = JSON.parse(text);
  return found ?? Number.NaN;
}
