import type { CategoryNode } from './category-node.ts';
import { headsetNode as node } from './category-node.ts';
import { translated } from './localize.ts';

export const headsetCategories: CategoryNode = node(
  1,

  translated('Headsets', '耳机', 'Headsets', 'ヘッドセット', 'Cuffie', 'Auriculares', 'Casques'),
  [
    node(
      11,

      translated('Wireless', '无线', 'Kabellos', 'ワイヤレス', 'Wireless', 'Inalámbricos', 'Sans fil'),
      [
        node(
          111,
          translated(
            'Low latency 2.4 GHz',
            '2.4 GHz 低延迟',
            'Geringe Latenz, 2,4 GHz',
            '低遅延（2.4 GHz）',
            'Bassa latenza 2,4 GHz',
            'Baja latencia 2,4 GHz',
            'Faible latence 2,4 GHz',
          ),
        ),
        node(
          112,
          translated('Bluetooth', '蓝牙', 'Bluetooth', 'Bluetooth', 'Bluetooth', 'Bluetooth', 'Bluetooth'),
        ),
        node(
          113,
          translated(
            'Noise canceling',
            '降噪',
            'Geräuschunterdrückung',
            'ノイズキャンセリング',
            'Cancellazione del rumore',
            'Cancelación de ruido',
            'Réduction de bruit',
          ),
        ),
      ],
    ),
    node(
      12,

      translated('Wired', '有线', 'Mit Kabel', '有線', 'Con cavo', 'Con cable', 'Filaires'),
      [
        node(
          121,
          translated(
            'USB surround',
            'USB 环绕声',
            'USB-Surround',
            'USBサラウンド',
            'USB surround',
            'USB envolvente',
            'USB surround',
          ),
        ),
        node(
          122,
          translated(
            '3.5 mm plug',
            '3.5 mm 插头',
            'Klinke 3,5 mm',
            '3.5 mmプラグ',
            'Jack 3,5 mm',
            'Conector de 3,5 mm',
            'Prise 3,5 mm',
          ),
        ),
        node(
          123,
          translated(
            'Studio and open-back',
            '监听与开放式',
            'Studio und offen',
            'スタジオ・開放型',
            'Da studio e aperte',
            'De estudio y abiertos',
            'Studio et ouverts',
          ),
        ),
      ],
    ),
    node(
      13,

      translated(
        'By player',
        '按玩家选',
        'Nach Spieler',
        '遊び方で選ぶ',
        'Per giocatore',
        'Por jugador',
        'Par joueur',
      ),
      [
        node(131, translated('Console', '主机', 'Konsole', 'ゲーム機', 'Console', 'Consola', 'Console')),
        node(132, translated('Esports', '电竞', 'E-Sport', 'eスポーツ', 'Esport', 'Esports', 'Esport')),
        node(133, translated('Kids', '儿童', 'Kinder', 'キッズ', 'Bambini', 'Infantiles', 'Enfants')),
      ],
    ),
  ],
);
