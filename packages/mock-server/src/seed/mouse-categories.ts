import type { CategoryNode } from './category-node.ts';
import { mouseNode as node } from './category-node.ts';
import { translated } from './localize.ts';

export const mouseCategories: CategoryNode = node(
  2,

  translated('Mice', '鼠标', 'Mäuse', 'マウス', 'Mouse', 'Ratones', 'Souris'),
  [
    node(
      21,

      translated('Wireless', '无线', 'Kabellos', 'ワイヤレス', 'Wireless', 'Inalámbricos', 'Sans fil'),
      [
        node(211, translated('Lightweight', '轻量', 'Leichtbau', '軽量', 'Leggeri', 'Ligeros', 'Légères')),
        node(
          212,
          translated(
            'Everyday',
            '日常',
            'Alltag',
            '普段使い',
            'Di ogni giorno',
            'Para cada día',
            'Au quotidien',
          ),
        ),
        node(213, translated('Silent', '静音', 'Leise', '静音', 'Silenziosi', 'Silenciosos', 'Silencieuses')),
        node(214, translated('Travel', '便携', 'Reise', 'モバイル', 'Da viaggio', 'De viaje', 'De voyage')),
      ],
    ),
    node(
      22,

      translated('Wired', '有线', 'Mit Kabel', '有線', 'Con cavo', 'Con cable', 'Filaires'),
      [
        node(221, translated('Esports', '电竞', 'E-Sport', 'eスポーツ', 'Esport', 'Esports', 'Esport')),
        node(222, translated('MMO', 'MMO', 'MMO', 'MMO', 'MMO', 'MMO', 'MMO')),
        node(
          223,
          translated(
            'First mouse',
            '入门',
            'Erste Maus',
            '最初の1台',
            'Primo mouse',
            'Primer ratón',
            'Première souris',
          ),
        ),
      ],
    ),
    node(
      23,

      translated('Comfort', '舒适', 'Komfort', '快適', 'Comfort', 'Comodidad', 'Confort'),
      [
        node(
          231,
          translated(
            'Ergonomic',
            '人体工学',
            'Ergonomisch',
            'エルゴノミクス',
            'Ergonomici',
            'Ergonómicos',
            'Ergonomiques',
          ),
        ),
        node(
          232,
          translated('Vertical', '垂直', 'Vertikal', '縦型', 'Verticali', 'Verticales', 'Verticales'),
        ),
        node(
          233,
          translated(
            'Left-handed',
            '左手',
            'Linkshänder',
            '左手用',
            'Per mancini',
            'Para zurdos',
            'Pour gauchers',
          ),
        ),
      ],
    ),
  ],
);
