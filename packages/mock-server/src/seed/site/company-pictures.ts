// The pictures of the text about the company.
import { translated } from '../localize.ts';
import type { SeedFeature, SeedTermPicture } from '../site-types.ts';

/** Above the text: the bench on which the products are put together. */
export const workbench: SeedFeature = {
  id: 4,
  title: translated(
    'Built to be opened',
    '生来就能拆开',
    'Gebaut, um geöffnet zu werden',
    '開けられるように、つくる',
    'Fatti per essere aperti',
    'Hechos para abrirse',
    'Conçus pour être ouverts',
  ),
  text: translated(
    'Every model comes apart with one screwdriver, and goes back together.',
    '每一款都只需一把螺丝刀，就能拆开，也能装回。',
    'Jedes Modell lässt sich mit einem einzigen Schraubendreher zerlegen und wieder zusammenbauen.',
    'どのモデルも、ねじ回し1本で分解でき、元どおりに組み立てられます。',
    'Ogni modello si smonta e si rimonta con un solo cacciavite.',
    'Cada modelo se desmonta y se vuelve a montar con un solo destornillador.',
    'Un seul tournevis suffit pour démonter chaque modèle et le remonter.',
  ),
  alt: translated(
    'A workbench under a lamp: a white headset and a white mouse, each beside its parts in order, and a green screwdriver.',
    '台灯下的工作台：白色耳机和白色鼠标，旁边整齐地摆着各自的部件，还有一把绿色螺丝刀。',
    'Eine Werkbank unter einer Lampe: ein weißes Headset und eine weiße Maus, daneben geordnet ihre Teile und ein grüner Schraubendreher.',
    'ランプに照らされた作業台。白いヘッドセットと白いマウスの横に、それぞれの部品が順に並び、手前に緑のねじ回し。',
    'Un banco da lavoro sotto una lampada: cuffie bianche e un mouse bianco, accanto i loro pezzi in ordine e un cacciavite verde.',
    'Un banco de trabajo bajo una lámpara: unos auriculares y un ratón blancos, junto a sus piezas en orden, y un destornillador verde.',
    'Un établi sous une lampe : un casque blanc et une souris blanche, à côté de leurs pièces en ordre, et un tournevis vert.',
  ),
  picture: { scene: 'workbench' },
  goodsId: null,
  spots: [],
};

/** Below the text: close-ups of three parts. */
export const closeParts: readonly SeedTermPicture[] = [
  {
    goodsId: 1221,
    view: 'macro',
    title: translated(
      'The driver, behind memory foam',
      '记忆棉后面的发声单元',
      'Der Treiber, hinter Memoryschaum',
      '低反発フォームの奥のドライバー',
      'Il driver, dietro il memory foam',
      'El transductor, tras la espuma viscoelástica',
      'Le haut-parleur, derrière la mousse à mémoire de forme',
    ),
    alt: translated(
      'The inside of an orange ear cup, close up: a round ear pad, and the metal grille over the driver.',
      '橙色耳罩内侧特写：圆形耳垫，以及发声单元上的金属网。',
      'Das Innere einer orangefarbenen Hörmuschel in Nahaufnahme: ein rundes Ohrpolster und das Metallgitter über dem Treiber.',
      'オレンジのイヤーカップの内側のアップ。丸いイヤーパッドと、ドライバーを覆う金属の網。',
      'L’interno di un padiglione arancione in primo piano: un cuscinetto rotondo e la griglia di metallo sopra il driver.',
      'El interior de una copa naranja en primer plano: una almohadilla redonda y la rejilla metálica sobre el transductor.',
      'L’intérieur d’une coque orange en gros plan : un coussinet rond et la grille en métal devant le haut-parleur.',
    ),
  },
  {
    goodsId: 2122,
    view: 'macro',
    title: translated(
      'The scroll wheel, with a rubber tread',
      '带橡胶纹的滚轮',
      'Das Scrollrad, mit Gummiprofil',
      '溝付きラバーのホイール',
      'La rotella, con il profilo in gomma',
      'La rueda, con relieve de goma',
      'La molette, au relief en caoutchouc',
    ),
    alt: translated(
      'The ribbed scroll wheel of an orange mouse, close up.',
      '橙色鼠标带纹路的滚轮特写。',
      'Das gerippte Scrollrad einer orangefarbenen Maus in Nahaufnahme.',
      'オレンジのマウスの、溝のあるホイールのアップ。',
      'La rotella zigrinata di un mouse arancione in primo piano.',
      'La rueda estriada de un ratón naranja en primer plano.',
      'La molette striée d’une souris orange en gros plan.',
    ),
  },
  {
    goodsId: 1372,
    view: 'macro',
    title: translated(
      'The headband, a strip of steel',
      '一条钢带制成的头梁',
      'Der Bügel, ein Band aus Stahl',
      '1枚のスチールでできたヘッドバンド',
      'L’archetto, una lamina d’acciaio',
      'La diadema, una lámina de acero',
      'L’arceau, une lame d’acier',
    ),
    alt: translated(
      'The steel headband of an orange headset where it meets the ear cup, close up.',
      '橙色耳机的钢制头梁与耳罩连接处特写。',
      'Der Stahlbügel eines orangefarbenen Headsets am Übergang zur Hörmuschel in Nahaufnahme.',
      'オレンジのヘッドセットの、スチールのヘッドバンドとイヤーカップのつなぎ目のアップ。',
      'L’archetto d’acciaio di cuffie arancioni nel punto in cui incontra il padiglione, in primo piano.',
      'La diadema de acero de unos auriculares naranjas en su unión con la copa, en primer plano.',
      'L’arceau en acier d’un casque orange à la jonction avec la coque, en gros plan.',
    ),
  },
];
