import type { GoodsDetail } from '@signal-shop/sdk/contract';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Picture } from '../../components/picture/picture.tsx';
import { artOf } from '../../views/art-of.ts';
import type { Chapter } from './chapters.ts';
import { chaptersOf, measureOf } from './chapters.ts';
import { DriverDrawing } from './driver-drawing.tsx';
import { productStoryMessages as messages } from './product-story.messages.ts';
import styles from './product-story.module.css';
import { WeightScale } from './weight-scale.tsx';

/** Values up to this length are written very large. */
const shortValue = 11;

/** The technical data of goods, in chapters with a photograph each; renders nothing without any. */
export function ProductStory({ goods }: { readonly goods: GoodsDetail }) {
  const chapters = chaptersOf(goods);
  if (chapters.length === 0) return null;
  return (
    <div className={styles.story}>
      {chapters.map((chapter) => (
        <StoryChapter key={chapter.name} goods={goods} chapter={chapter} />
      ))}
    </div>
  );
}

function StoryChapter({ goods, chapter }: { readonly goods: GoodsDetail; readonly chapter: Chapter }) {
  const intl = useIntl();
  const id = useId();
  const { picture } = chapter;
  return (
    <section className={styles.chapter} aria-labelledby={id}>
      {picture !== null && (
        <div className={styles.picture} data-view={picture.view}>
          <Picture
            art={artOf(goods)}
            src={picture.pic}
            alt={picture.text}
            altOfDrawing={goods.name}
            sizes="(width >= 769px) 40rem, 100vw"
          />
        </div>
      )}
      <div className={styles.words}>
        <h2 className={styles.title} id={id}>
          {intl.formatMessage(messages[chapter.name])}
        </h2>
        <dl className={styles.facts}>
          {chapter.facts.map(({ name, value }) => (
            <div key={name} className={styles.fact} data-short={value.length <= shortValue || undefined}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
        <Figure goods={goods} chapter={chapter} />
      </div>
    </section>
  );
}

/** A drawing of the first fact, if it is a measure that can be drawn. */
function Figure({ goods, chapter }: { readonly goods: GoodsDetail; readonly chapter: Chapter }) {
  const [first] = chapter.facts;
  if (first === undefined) return null;
  const { topic, value } = first;
  if (topic === 'drivers') {
    const diameter = measureOf(value, 'mm');
    return diameter === null ? null : <DriverDrawing diameter={diameter} />;
  }
  if (topic === 'weight') {
    const grams = measureOf(value, 'g');
    return grams === null ? null : <WeightScale kind={goods.goods_kind} grams={grams} />;
  }
  return null;
}
