import type { GoodsAttribute } from '@signal-shop/sdk/contract';

/** The kinds of attributes by which a listing can be filtered, in the order of their menus. */
export const attributeKinds = [
  'connection',
  'platform',
  'battery',
  'weight',
  'grip',
  'microphone',
  'color',
] as const;
export type AttributeKind = (typeof attributeKinds)[number];

/** The attributes that an address may contain. */
export const goodsAttributes = [
  'connection.radio',
  'connection.bluetooth',
  'connection.cable',
  'platform.pc',
  'platform.console',
  'platform.mobile',
  'battery.20',
  'battery.40',
  'battery.60',
  'battery.100',
  'weight.60',
  'weight.80',
  'weight.100',
  'weight.200',
  'weight.250',
  'weight.300',
  'grip.right',
  'grip.left',
  'grip.both',
  'grip.vertical',
  'microphone.detachable',
  'microphone.flip',
  'microphone.builtIn',
  'microphone.fixed',
  'color.black',
  'color.white',
  'color.grey',
  'color.red',
  'color.ember',
  'color.blue',
  'color.violet',
  'color.green',
  'color.volt',
  'color.pink',
] as const satisfies readonly GoodsAttribute[];

/** Whether an attribute is of a kind. */
export function isOfKind(attribute: GoodsAttribute, kind: AttributeKind): boolean {
  return attribute.startsWith(`${kind}.`);
}
