import { translated } from '../localize.ts';
import type { SeedScene } from '../types.ts';

/** What authors of comments on a model photographed: the first good comment has the first pictures, and so on. */
const snapshots: Readonly<Record<string, readonly (readonly SeedScene[])[]>> = {
  K9: [
    [
      {
        name: 'review-k9-stand',
        text: translated(
          'A black K9 on its stand on a light desk, beside a mug.',
          '黑色 K9 挂在浅色桌面的支架上，旁边是马克杯。',
          'Eine schwarze K9 auf ihrem Ständer auf einem hellen Tisch, daneben ein Becher.',
          '明るい色のデスクでスタンドに掛けた黒いK9。横にマグカップ。',
          'K9 nere sul loro supporto su una scrivania chiara, accanto a una tazza.',
          'Un K9 negro en su soporte sobre una mesa clara, junto a una taza.',
          'Un K9 noir sur son support, sur un bureau clair, à côté d’une tasse.',
        ),
      },
      {
        name: 'review-k9-desk',
        text: translated(
          'A white K9 beside a keyboard, in daylight.',
          '日光下，白色 K9 放在键盘旁。',
          'Eine weiße K9 neben einer Tastatur, bei Tageslicht.',
          '昼の光の中、キーボードの横に置いた白いK9。',
          'K9 bianche accanto a una tastiera, alla luce del giorno.',
          'Un K9 blanco junto a un teclado, con luz de día.',
          'Un K9 blanc à côté d’un clavier, à la lumière du jour.',
        ),
      },
    ],
  ],
  G9000: [
    [
      {
        name: 'review-g9000-desk',
        text: translated(
          'A black G9000 on a dark desk under a lamp.',
          '台灯下，黑色 G9000 放在深色书桌上。',
          'Eine schwarze G9000 auf einem dunklen Tisch unter einer Lampe.',
          'ランプの下、暗いデスクに置いた黒いG9000。',
          'G9000 nere su una scrivania scura sotto una lampada.',
          'Un G9000 negro sobre una mesa oscura bajo una lámpara.',
          'Un G9000 noir sur un bureau sombre, sous une lampe.',
        ),
      },
    ],
  ],
  Q5: [
    [
      {
        name: 'review-q5-stand',
        text: translated(
          'An orange Q5 on a stand on a white desk.',
          '白色书桌上，支架上挂着橙色 Q5。',
          'Eine orangefarbene Q5 auf einem Ständer auf einem weißen Tisch.',
          '白いデスクでスタンドに掛けたオレンジのQ5。',
          'Q5 arancioni su un supporto, su una scrivania bianca.',
          'Un Q5 naranja en un soporte sobre una mesa blanca.',
          'Un Q5 orange sur un support, sur un bureau blanc.',
        ),
      },
    ],
  ],
  M49: [
    [
      {
        name: 'review-m49-mat',
        text: translated(
          'A pink M49 on a mat beside a keyboard, from above.',
          '俯拍：粉色 M49 放在桌垫上，旁边是键盘。',
          'Eine rosa M49 auf einer Unterlage neben einer Tastatur, von oben.',
          'デスクマットに置いたピンクのM49とキーボードを上から。',
          'Un M49 rosa su un tappetino accanto a una tastiera, dall’alto.',
          'Un M49 rosa sobre una alfombrilla junto a un teclado, desde arriba.',
          'Une M49 rose sur un tapis à côté d’un clavier, vue de dessus.',
        ),
      },
    ],
    [
      {
        name: 'review-m49-keyboard',
        text: translated(
          'An orange M49 on a mat, a keyboard behind it.',
          '桌垫上的橙色 M49，后面是键盘。',
          'Eine orangefarbene M49 auf einer Unterlage, dahinter eine Tastatur.',
          'マットに置いたオレンジのM49。後ろにキーボード。',
          'Un M49 arancione su un tappetino, dietro una tastiera.',
          'Un M49 naranja sobre una alfombrilla, detrás un teclado.',
          'Une M49 orange sur un tapis, un clavier derrière elle.',
        ),
      },
    ],
  ],
  M625: [
    [
      {
        name: 'review-m625-mat',
        text: translated(
          'A violet M625 on a mat on a white desk.',
          '白色书桌的桌垫上放着紫色 M625。',
          'Eine violette M625 auf einer Unterlage auf einem weißen Tisch.',
          '白いデスクのマットに置いたバイオレットのM625。',
          'Un M625 viola su un tappetino, su una scrivania bianca.',
          'Un M625 violeta sobre una alfombrilla en una mesa blanca.',
          'Une M625 violette sur un tapis, sur un bureau blanc.',
        ),
      },
    ],
  ],
  X8: [
    [
      {
        name: 'review-x8-mat',
        text: translated(
          'A volt X8 with its cable on a mat under a lamp, beside a keyboard.',
          '台灯下，荧光绿 X8 连同线缆放在桌垫上，旁边是键盘。',
          'Eine X8 in Volt mit ihrem Kabel auf einer Unterlage unter einer Lampe, daneben eine Tastatur.',
          'ランプの下、マットに置いたボルト色のX8とケーブル。横にキーボード。',
          'Un X8 volt con il suo cavo su un tappetino sotto una lampada, accanto a una tastiera.',
          'Un X8 volt con su cable sobre una alfombrilla bajo una lámpara, junto a un teclado.',
          'Une X8 volt avec son câble sur un tapis, sous une lampe, à côté d’un clavier.',
        ),
      },
    ],
  ],
};

/** The pictures of a model's comments, one list per comment. */
export function snapshotsOf(model: string): readonly (readonly SeedScene[])[] {
  return snapshots[model] ?? [];
}
