import type { SceneName } from '../photographs.ts';
import type { Localized } from '../types.ts';

/** An avatar, or a decoration around one. */
export interface SeedAvatar {
  readonly id: number;
  readonly name: Localized;
  /** The photograph. A decoration has none. */
  readonly scene?: SceneName;
  /** The drawing, where the shop has no photographs, and its colors. */
  readonly motif: 'headset' | 'mouse' | 'wave' | 'bolt' | 'crown' | 'ring' | 'ears';
  readonly ground: string;
  readonly ink: string;
}

/** The name of an uploaded picture. */
export const ownPictureName: Localized = {
  en: 'Your avatar',
  de: 'Ihr Profilbild',
  fr: 'Votre avatar',
  it: 'Il tuo avatar',
  es: 'Tu avatar',
  ja: 'ご自身のアイコン',
  zh: '您的图片',
};

export const avatars: readonly SeedAvatar[] = [
  {
    id: 1,
    scene: 'avatar-night',
    motif: 'headset',
    ground: '#1c1f26',
    ink: '#c8f135',
    name: {
      en: 'Headset at night',
      de: 'Headset bei Nacht',
      fr: 'Casque de nuit',
      it: 'Cuffie di notte',
      es: 'Auriculares de noche',
      ja: '夜のヘッドセット',
      zh: '夜间耳机',
    },
  },
  {
    id: 2,
    scene: 'avatar-dawn',
    motif: 'headset',
    ground: '#ffd8c2',
    ink: '#b3341f',
    name: {
      en: 'Headset at dawn',
      de: 'Headset im Morgenrot',
      fr: 'Casque à l’aube',
      it: 'Cuffie all’alba',
      es: 'Auriculares al alba',
      ja: '朝焼けのヘッドセット',
      zh: '晨曦耳机',
    },
  },
  {
    id: 3,
    scene: 'avatar-blue',
    motif: 'mouse',
    ground: '#dbe7ff',
    ink: '#1d3fa8',
    name: {
      en: 'Blue mouse',
      de: 'Blaue Maus',
      fr: 'Souris bleue',
      it: 'Mouse blu',
      es: 'Ratón azul',
      ja: '青いマウス',
      zh: '蓝色鼠标',
    },
  },
  {
    id: 4,
    scene: 'avatar-violet',
    motif: 'mouse',
    ground: '#2b1d3f',
    ink: '#e3b7ff',
    name: {
      en: 'Violet mouse',
      de: 'Violette Maus',
      fr: 'Souris violette',
      it: 'Mouse viola',
      es: 'Ratón violeta',
      ja: '紫のマウス',
      zh: '紫色鼠标',
    },
  },
  {
    id: 5,
    scene: 'avatar-wave',
    motif: 'wave',
    ground: '#0f3d3a',
    ink: '#8ff0d4',
    name: {
      en: 'Sound wave',
      de: 'Schallwelle',
      fr: 'Onde sonore',
      it: 'Onda sonora',
      es: 'Onda sonora',
      ja: '音の波',
      zh: '声波',
    },
  },
  {
    id: 6,
    scene: 'avatar-bolt',
    motif: 'bolt',
    ground: '#fff3b0',
    ink: '#5a4300',
    name: { en: 'Bolt', de: 'Blitz', fr: 'Éclair', it: 'Fulmine', es: 'Rayo', ja: '稲妻', zh: '闪电' },
  },
];

export const decorations: readonly SeedAvatar[] = [
  {
    id: 101,
    motif: 'crown',
    ground: 'none',
    ink: '#d8a400',
    name: {
      en: 'Golden crown',
      de: 'Goldene Krone',
      fr: 'Couronne dorée',
      it: 'Corona d’oro',
      es: 'Corona dorada',
      ja: '金の王冠',
      zh: '金色皇冠',
    },
  },
  {
    id: 102,
    motif: 'ring',
    ground: 'none',
    ink: '#7fb800',
    name: {
      en: 'Volt ring',
      de: 'Volt-Ring',
      fr: 'Anneau volt',
      it: 'Anello volt',
      es: 'Anillo volt',
      ja: 'ボルトリング',
      zh: '荧光圆环',
    },
  },
  {
    id: 103,
    motif: 'ears',
    ground: 'none',
    ink: '#e0559a',
    name: {
      en: 'Cat ears',
      de: 'Katzenohren',
      fr: 'Oreilles de chat',
      it: 'Orecchie da gatto',
      es: 'Orejas de gato',
      ja: '猫耳',
      zh: '猫耳',
    },
  },
];
