import { buildCatalogue } from './catalogue.ts';
import { frozen } from './frozen.ts';
import { goodsQuestions, questionList } from './questions/questions.ts';
import { rewards } from './rewards/rewards.ts';
import { afterDelivery } from './site/after-delivery.ts';
import { banners } from './site/banners.ts';
import { address, contact, contacts, groupLink } from './site/contacts.ts';
import { customers } from './site/customers.ts';
import { features } from './site/features.ts';
import { hotCategories } from './site/hot-categories.ts';
import { notices } from './site/notices.ts';
import { posts } from './site/posts.ts';
import { reviews } from './site/reviews.ts';
import { sideBanners } from './site/side-banners.ts';
import type { SeedSite } from './site-types.ts';
import { terms } from './terms/terms.ts';
import type { SeedCatalogue } from './types.ts';

/** Goods, categories, comments, hot lists and flash sale of the shop. */
export const catalogue: SeedCatalogue = frozen(buildCatalogue());

/** Content around the goods: banners, notices, posts, policies, contacts, and the demo customers. */
export const site: SeedSite = frozen({
  banners,
  sideBanners,
  questions: questionList,
  goodsQuestions,
  notices,
  hotCategories,
  features,
  posts,
  reviews,
  terms,
  contact,
  contacts,
  address,
  groupLink,
  customers,
  afterDelivery,
  rewards,
});
