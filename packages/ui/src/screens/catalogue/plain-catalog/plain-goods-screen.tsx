import { useIntl } from 'react-intl';
import { ButtonLink } from '../../../components/button/button.tsx';
import { Link } from '../../../components/link/link.tsx';
import { Picture } from '../../../components/picture/picture.tsx';
import { Price } from '../../../components/price/price.tsx';
import { productCardMessages } from '../../../components/product-card/product-card.messages.ts';
import { RichText } from '../../../components/rich-text/rich-text.tsx';
import { SectionTitle } from '../../../components/section-title/section-title.tsx';
import { useLocale } from '../../../intl/use-locale.ts';
import { SpecSheet } from '../../../sections/spec-sheet/spec-sheet.tsx';
import { artOf } from '../../../views/art-of.ts';
import { productDetailMessages } from '../product-detail/product-detail.messages.ts';
import { plainCatalogMessages as messages } from './plain-catalog.messages.ts';
import styles from './plain-catalog.module.css';
import type { PlainGoodsScreenProps } from './plain-catalog-props.ts';
import { PlainFrame } from './plain-frame.tsx';

/** A product with its pictures, price, text and technical data, for browsers that run no JavaScript. */
export function PlainGoodsScreen({ hrefs, goods }: PlainGoodsScreenProps) {
  const intl = useIntl();
  const locale = useLocale();
  const photographs = [{ pic: goods.pic_index, text: goods.name }, ...goods.pictures];
  const [first, ...others] = photographs.filter(
    ({ pic }, index) => photographs.findIndex((other) => other.pic === pic) === index,
  );
  return (
    <PlainFrame hrefs={hrefs}>
      <Link href={hrefs.catalog(locale)} variant="quiet">
        {intl.formatMessage(productDetailMessages.all)}
      </Link>
      <article className={styles.goods}>
        <Picture art={artOf(goods)} src={first?.pic ?? ''} alt={first?.text ?? ''} priority sizes="34rem" />
        <div className={styles.facts}>
          <h1 data-text="h1">{goods.name}</h1>
          <p>{goods.goods_desc}</p>
          <Price kind="money" amount={goods.goods_price} original={goods.original_price} size="l" />
          {goods.stock_count <= 0 && <p>{intl.formatMessage(productCardMessages.soldOut)}</p>}
          <ButtonLink href={hrefs.order(goods.goods_id)}>{intl.formatMessage(messages.order)}</ButtonLink>
        </div>
      </article>
      {others.length > 0 && (
        <ul className={styles.pictures}>
          {others.map(({ pic, text }) => (
            <li key={pic}>
              <Picture art={artOf(goods)} src={pic} alt={text} />
            </li>
          ))}
        </ul>
      )}
      <section>
        <SectionTitle title={intl.formatMessage(productDetailMessages.about)} />
        <RichText blocks={goods.description} level={3} />
      </section>
      <section>
        <SectionTitle title={intl.formatMessage(productDetailMessages.specifications)} />
        <SpecSheet name={goods.name} specifications={goods.specifications} />
      </section>
    </PlainFrame>
  );
}
