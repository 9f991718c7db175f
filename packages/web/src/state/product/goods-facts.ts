import type { Currency, GoodsDetail, ResultOf, TextBlock } from '@signal-shop/sdk/contract';
import { pictureSources } from '@signal-shop/sdk/rules/picture-sources';
import { breadcrumbFacts } from '@signal-shop/ui/components/breadcrumbs/breadcrumb-facts.ts';
import type { Facts } from '@signal-shop/ui/components/breadcrumbs/structured-data.tsx';
import { hrefs } from '@signal-shop/ui/link/hrefs.ts';

const context = 'https://schema.org';
const brand = 'signal';

/** The structured data of a product: breadcrumbs, price, availability and reviews. */
export function goodsFacts(goods: GoodsDetail, currency: Currency, origin: string): readonly Facts[] {
  const way = goods.category_path.map(({ id, name }) => ({ name, item: `${origin}${hrefs.category(id)}` }));
  return [
    {
      '@context': context,
      '@type': 'Product',
      name: goods.name,
      description: goods.goods_desc,
      sku: String(goods.goods_id),
      model: goods.goods_unit,
      color: goods.goods_color,
      category: goods.category_path.map(({ name }) => name).join(' > '),
      brand: { '@type': 'Brand', name: brand },
      image: picturesOf(goods).map((address) => new URL(address, origin).href),
      ...(goods.comment_count > 0 && { aggregateRating: ratingOf(goods) }),
      offers: offerOf(goods, currency, origin),
    },
    breadcrumbFacts([...way, { name: goods.name }]),
  ];
}

/** The addresses of the photographs in full size; the picture of the shop without any. */
function picturesOf({ pictures, pic_index: listed }: GoodsDetail): readonly string[] {
  const addresses = [listed, ...(pictures ?? []).map(({ pic }) => pic)].filter((address) => address !== '');
  const files = new Set(addresses.map((address) => pictureSources(address).src));
  return files.size === 0 ? ['/share.png'] : [...files];
}

function ratingOf({ rating, comment_count: reviewCount }: GoodsDetail) {
  return { '@type': 'AggregateRating', ratingValue: rating, reviewCount, bestRating: 5, worstRating: 1 };
}

function offerOf(goods: GoodsDetail, currency: Currency, origin: string) {
  return {
    '@type': 'Offer',
    url: `${origin}${hrefs.goods(goods.goods_id)}`,
    price: goods.goods_price.toFixed(2),
    priceCurrency: currency,
    itemCondition: `${context}/NewCondition`,
    availability: `${context}/${goods.stock_count > 0 ? 'InStock' : 'OutOfStock'}`,
    ...(goods.flash !== null && { priceValidUntil: new Date(goods.flash.over_time * 1_000).toISOString() }),
    seller: { '@type': 'Organization', name: brand },
  };
}

/** The questions of buyers with their answers, as plain text. */
export function faqFacts(questions: ResultOf<'listGoodsFaqs'>['msg']): Facts {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.flatMap(wordsOf).join(' ') },
    })),
  };
}

function wordsOf(block: TextBlock): readonly string[] {
  if ('items' in block) return block.items;
  return 'text' in block ? [block.text] : [];
}
