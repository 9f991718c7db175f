import type { GoodsDetail, GoodsPicture } from '@signal-shop/sdk/contract';

type Specification = GoodsDetail['specifications'][number];
type Topic = NonNullable<Specification['topic']>;

interface ChapterPlan {
  readonly name: 'sound' | 'comfort' | 'talk' | 'sensor' | 'shape' | 'clicks';
  /** The subject of the chapter first: its value is the largest, and only its close-up illustrates the chapter. */
  readonly topics: readonly [Topic, ...Topic[]];
  /** The views that suit the chapter when no close-up shows its subject, the best first. */
  readonly views: readonly GoodsPicture['view'][];
}

export interface Chapter {
  readonly name: ChapterPlan['name'];
  readonly facts: readonly Specification[];
  /** Null without a photograph of such a view. */
  readonly picture: GoodsPicture | null;
}

const plans: Readonly<Record<GoodsDetail['goods_kind'], readonly ChapterPlan[]>> = {
  headset: [
    { name: 'sound', topics: ['drivers', 'latency', 'impedance'], views: ['side', 'whole'] },
    { name: 'comfort', topics: ['weight', 'battery'], views: ['turned', 'top'] },
    { name: 'talk', topics: ['microphone', 'worksWith'], views: ['side', 'whole'] },
  ],
  mouse: [
    { name: 'sensor', topics: ['sensor', 'polling'], views: ['whole'] },
    { name: 'shape', topics: ['weight', 'hand'], views: ['top', 'turned'] },
    { name: 'clicks', topics: ['switches', 'buttons'], views: ['side'] },
  ],
};

/** The chapters about goods: only facts of their technical data, no chapter without its first fact, no picture twice. */
export function chaptersOf({ goods_kind, specifications, pictures }: GoodsDetail): readonly Chapter[] {
  const unused = new Set(pictures.filter(({ pic }) => pic !== ''));
  return plans[goods_kind].flatMap(({ name, topics, views }) => {
    const facts = topics.flatMap((topic) => specifications.filter((row) => row.topic === topic));
    if (facts[0]?.topic !== topics[0]) return [];
    const picture = pictureFor(topics[0], views, [...unused]);
    if (picture !== null) unused.delete(picture);
    return [{ name, facts, picture }];
  });
}

/**
 * The parts of the subject or its close-up, otherwise the best view: a close-up of a lesser topic would contradict the words.
 */
function pictureFor(
  subject: Topic,
  views: ChapterPlan['views'],
  pictures: readonly GoodsPicture[],
): GoodsPicture | null {
  const details = pictures.filter(({ topic }) => topic === subject);
  const candidates = [
    details.find(({ view }) => view === 'whole'),
    details[0],
    ...views.map((view) => pictures.find((one) => one.view === view && one.topic === undefined)),
  ];
  return candidates.find((candidate) => candidate !== undefined) ?? null;
}

/** The number of a value such as "268 g"; null for a value of another form. */
export function measureOf(value: string, unit: 'g' | 'mm'): number | null {
  const [, number] = new RegExp(`^(\\d+)\\s*${unit}$`).exec(value) ?? [];
  return number === undefined ? null : Number(number);
}
