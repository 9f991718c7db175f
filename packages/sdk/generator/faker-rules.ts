// Maps the texts of the contract to methods of faker. hey-api's plugin reads rules by property name, and
// patterns; its own defaults are random letters or break the contract's limits.
import type { Schema } from './contract-document.ts';

export interface FakerRule {
  readonly fakerPath: readonly [module: string, method: string];
  readonly defaultArgs?: string | Record<string, number | string | boolean>;
}

/** A pattern to generate a text from, or a method of faker. */
export type TextSource = { readonly pattern: string } | FakerRule;

const method = (module: string, name: string): FakerRule => ({ fakerPath: [module, name] });
const template = (text: string): FakerRule => ({ fakerPath: ['helpers', 'fake'], defaultArgs: text });
const pattern = (text: string): TextSource => ({ pattern: text });
const empty: FakerRule = { fakerPath: ['string', 'alpha'], defaultArgs: { length: 0 } };

/** Texts by component. The shop draws a picture whose URL is empty. */
const byComponent: Readonly<Record<string, TextSource>> = {
  AfterSalesNumber: pattern('AS[0-9]{8}'),
  AuthorizationCode: pattern('[A-Za-z0-9]{24}'),
  BirthDate: pattern('19[6-9][0-9]-0[1-9]-1[0-9]'),
  CarrierCode: pattern('[a-z]{4,8}'),
  CarrierName: method('company', 'name'),
  ChargeId: pattern('ch_[a-z0-9]{12}'),
  ClaimNumber: pattern('WC[0-9]{8}'),
  CountryCode: method('location', 'countryCode'),
  CouponCode: pattern('[A-Z]{6}[0-9]{2}'),
  Email: method('internet', 'exampleEmail'),
  EventId: pattern('evt_[A-Za-z0-9]{16}'),
  GoodsName: method('commerce', 'productName'),
  GoodsUnit: pattern('[HM][1-9][0-9]'),
  InviteCode: pattern('[A-Z0-9]{8}'),
  LinkAddress: template('/detail?id={{number.int({"min":1001,"max":1099})}}'),
  LoginId: pattern('login_[0-9a-f]{12}'),
  MarketplaceOrderNumber: pattern('[0-9]{3}-[0-9]{7}-[0-9]{7}'),
  MarketplaceUrl: template('https://market.example/shops/{{string.alphanumeric(8)}}'),
  MessageReference: pattern('MSG-[0-9A-F]{8}'),
  Nickname: method('person', 'firstName'),
  OrderNumber: pattern('SG2026[0-9]{8}'),
  Password: method('internet', 'password'),
  PaymentToken: pattern('tok_[a-z0-9]{16}'),
  PhoneNumber: method('phone', 'number'),
  PictureAddress: empty,
  PostalCode: method('location', 'zipCode'),
  PrizeName: method('commerce', 'productName'),
  ProfileCity: method('location', 'city'),
  ProfileCountry: method('location', 'countryCode'),
  ProfileState: method('location', 'state'),
  QuestionId: pattern('[a-z]{4,9}-[a-z]{4,9}'),
  RedirectAddress: template('https://shop.example/login/{{string.alphanumeric(8)}}'),
  ReturnsAddress: method('location', 'streetAddress'),
  ReviewAddress: template('https://market.example/reviews/{{string.alphanumeric(8)}}'),
  SavedCardId: pattern('card_[0-9a-f]{24}'),
  SessionToken: pattern('[A-Za-z0-9]{32}'),
  StateName: method('location', 'state'),
  TermTitle: pattern('[a-z]{4,9}-[a-z]{4,9}'),
  TrackingNumber: pattern('[A-Z]{2}[0-9]{9}'),
  UploadedPicture: template('/uploads/{{string.alphanumeric(12)}}.webp'),
  VerificationCode: pattern('[0-9]{6}'),
};

/** Inline texts, by property. */
const byProperty: Readonly<Record<string, TextSource>> = {
  address: method('location', 'streetAddress'),
  address_two: method('location', 'secondaryAddress'),
  buyer_address: method('location', 'streetAddress'),
  buyer_address_two: method('location', 'secondaryAddress'),
  buyer_first_name: method('person', 'firstName'),
  buyer_last_name: method('person', 'lastName'),
  buyeraddress: template('{{location.streetAddress}}, {{location.city}}'),
  catName: method('commerce', 'department'),
  cateName: method('commerce', 'department'),
  city: method('location', 'city'),
  code: method('location', 'zipCode'),
  country: method('location', 'country'),
  destination: method('location', 'city'),
  first_name: method('person', 'firstName'),
  goodscolor: method('color', 'human'),
  hours: template('9:00–17:00'),
  last_four: pattern('[0-9]{4}'),
  last_name: method('person', 'lastName'),
  number: pattern('WR[0-9]{10}'),
  place: method('location', 'city'),
  region: method('location', 'state'),
  subcode: empty,
};

/** Authors of reviews and pictures, by component and property. */
const byPosition: Readonly<Record<string, TextSource>> = {
  'Avatar.name': method('person', 'firstName'),
  'CategoryLink.name': method('commerce', 'department'),
  'Category.name': method('commerce', 'department'),
  'ListedCategory.name': method('commerce', 'department'),
  'OrderLineReview.review_url': template('https://market.example/reviews/{{string.alphanumeric(8)}}'),
  'Review.name': method('person', 'fullName'),
  'Review.cname': method('person', 'fullName'),
};

/** The position of a text or number in the contract. */
export interface Position {
  /** The component that has the property; null inside another schema. */
  readonly owner: string | null;
  readonly property: string;
  /** The component that the property refers to. */
  readonly component: string | undefined;
}

/** Returns how to generate a text. */
export function textSourceOf({ owner, property, component }: Position, schema: Schema): TextSource {
  return (
    byPosition[`${owner}.${property}`] ??
    (component === undefined ? undefined : byComponent[component]) ??
    byProperty[property] ??
    proseUpTo(Number(schema.maxLength ?? 0))
  );
}

function proseUpTo(longest: number): FakerRule {
  if (longest >= 200) return method('lorem', 'sentence');
  return method('lorem', longest >= 60 ? 'words' : 'word');
}
