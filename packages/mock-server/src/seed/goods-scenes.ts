import { translated } from './localize.ts';
import type { SceneName } from './photographs.ts';
import type { Localized } from './types.ts';

interface SeedScene {
  readonly name: SceneName;
  readonly text: Localized;
}

const lineup: SeedScene = {
  name: 'lineup',
  text: translated(
    'A green G9000, a black M625, and an orange K9 on a dark table that mirrors them.',
    '深色桌面上映着倒影的绿色 G9000、黑色 M625 和橙色 K9。',
    'Eine grüne G9000, eine schwarze M625 und eine orangefarbene K9 auf einem dunklen, spiegelnden Tisch.',
    '暗いテーブルに映り込む、グリーンのG9000、ブラックのM625、オレンジのK9。',
    'G9000 verde, M625 nero e K9 arancione su un tavolo scuro che li riflette.',
    'Un G9000 verde, un M625 negro y un K9 naranja sobre una mesa oscura que los refleja.',
    'Un G9000 vert, une M625 noire et un K9 orange sur une table sombre qui les reflète.',
  ),
};

/** The scenes that show a model, in one of its colors. */
const scenes: Readonly<Record<string, SeedScene>> = {
  K9: {
    name: 'desk-headset',
    text: translated(
      'An orange K9 on a stand, on a desk at night, with a screen behind it.',
      '夜晚的书桌上，支架上挂着一副橙色 K9，后面是显示器。',
      'Eine orangefarbene K9 auf einem Ständer, nachts auf einem Schreibtisch, dahinter ein Bildschirm.',
      '夜のデスクでスタンドに掛けたオレンジのK9。後ろにモニター。',
      'K9 arancioni su un supporto, su una scrivania di notte, con uno schermo alle spalle.',
      'Un K9 naranja en un soporte, sobre un escritorio de noche, con una pantalla detrás.',
      'Un K9 orange sur un support, sur un bureau la nuit, un écran derrière lui.',
    ),
  },
  M49: {
    name: 'desk-mouse',
    text: translated(
      'A white M49 on a mat at night, beside a keyboard.',
      '夜晚，一只白色 M49 放在桌垫上，旁边是键盘。',
      'Eine weiße M49 bei Nacht auf einer Unterlage, daneben eine Tastatur.',
      '夜のデスクマットに置いた白いM49。横にキーボード。',
      'Un M49 bianco di notte su un tappetino, accanto a una tastiera.',
      'Un M49 blanco de noche sobre una alfombrilla, junto a un teclado.',
      'Une M49 blanche la nuit sur un tapis, à côté d’un clavier.',
    ),
  },
  Q5: {
    name: 'bust',
    text: translated(
      'A head of clay wears a black Q5, its microphone in front of the mouth.',
      '一尊黏土头像戴着黑色 Q5，麦克风位于嘴前。',
      'Ein Kopf aus Ton trägt eine schwarze Q5, das Mikrofon vor dem Mund.',
      'クレイの頭像が着けたブラックのQ5。マイクは口元に。',
      'Una testa di argilla indossa le Q5 nere, con il microfono davanti alla bocca.',
      'Una cabeza de arcilla lleva un Q5 negro, con el micrófono delante de la boca.',
      'Une tête en argile porte un Q5 noir, le micro devant la bouche.',
    ),
  },
  G9000: lineup,
  M625: lineup,
};

/** The picture of a model in use; undefined without one. */
export function sceneOfModel(model: string): SeedScene | undefined {
  return scenes[model];
}
