import { localize, translated } from '../localize.ts';
import { models } from '../models/models.ts';
import type { SeedFeature } from '../site-types.ts';
import type { Localized } from '../types.ts';

const lightMouse = { goodsId: 2021, model: 'M49' } as const;
const deskHeadset = { goodsId: 1011 } as const;

const { grams, hours } = valuesOf(lightMouse.model);

function valuesOf(model: string): { readonly grams: number; readonly hours: number } {
  const values = models.find((one) => one.model === model)?.values;
  if (values?.grams === undefined || values.hours === undefined) throw new Error(`${model} lacks a value.`);
  return { grams: values.grams, hours: values.hours };
}

const upToHours = {
  en: `Up to ${hours} hours on one charge.`,
  zh: `充一次电最长可用 ${hours} 小时。`,
  de: `Bis zu ${hours} Stunden mit einer Ladung.`,
  ja: `1回の充電で最長${hours}時間。`,
  it: `Fino a ${hours} ore con una carica.`,
  es: `Hasta ${hours} horas por carga.`,
  fr: `Jusqu’à ${hours} heures par charge.`,
} as const satisfies Localized;

const whyLight = {
  en: `Why ${grams} grams`,
  zh: `为什么是 ${grams} 克`,
  de: `Warum ${grams} Gramm?`,
  ja: `なぜ${grams}グラムなのか`,
  it: `Perché ${grams} grammi`,
  es: `Por qué ${grams} gramos`,
  fr: `Pourquoi ${grams} grammes`,
} as const satisfies Localized;

const desk: SeedFeature = {
  id: 1,
  title: translated(
    'Your desk, after dark',
    '夜幕下的桌面',
    'Ihr Schreibtisch nach Feierabend',
    '夜のデスクに',
    'La tua scrivania, di sera',
    'Tu escritorio, de noche',
    'Votre bureau, la nuit tombée',
  ),
  text: translated(
    'Pick a product in the photo to add it to your cart.',
    '点选图中的商品，即可加入购物车。',
    'Wählen Sie ein Produkt auf dem Foto, um es in den Warenkorb zu legen.',
    '画像の商品を選ぶと、カートに入れられます。',
    'Scegli un prodotto nell’immagine per aggiungerlo al carrello.',
    'Elige un producto de la foto para añadirlo a la cesta.',
    'Choisissez un produit sur l’image pour l’ajouter au panier.',
  ),
  alt: translated(
    'A desk at night with a screen, a keyboard, a white and a violet mouse, and three headsets: white and orange on stands, green on the table.',
    '夜晚的书桌：显示器、键盘、白色和紫色鼠标各一只，还有三副耳机：白色和橙色的挂在支架上，绿色的放在桌面。',
    'Ein Schreibtisch bei Nacht mit Bildschirm, Tastatur, einer weißen und einer violetten Maus und drei Headsets: Weiß und Orange auf Ständern, Grün auf dem Tisch.',
    '夜のデスク。モニター、キーボード、白と紫のマウス。ヘッドセットは3つで、白とオレンジはスタンドに、グリーンは机の上に。',
    'Una scrivania di notte con schermo, tastiera, un mouse bianco e uno viola, e tre cuffie: bianche e arancioni sui supporti, verdi sul tavolo.',
    'Un escritorio de noche con pantalla, teclado, un ratón blanco y otro violeta, y tres auriculares: unos blancos y otros naranjas en soportes, y unos verdes sobre la mesa.',
    'Un bureau la nuit, avec un écran, un clavier, une souris blanche et une violette, et trois casques : un blanc et un orange sur des supports, un vert sur la table.',
  ),
  picture: { scene: 'desk' },
  goodsId: null,
  spots: [
    { x: 21.5, y: 38.5, goodsId: 1131 },
    { x: 53.5, y: 84, goodsId: lightMouse.goodsId },
    { x: 59.4, y: 63, goodsId: 1031 },
    { x: 68, y: 89, goodsId: 2011 },
    { x: 87.5, y: 49, goodsId: deskHeadset.goodsId },
  ],
};

const light: SeedFeature = {
  id: 2,
  title: localize((locale) => whyLight[locale]),
  text: translated(
    'A light mouse stops where you stop. The M49 saves its weight inside, not with holes in the shell.',
    '轻鼠标，想停就停。M49 从内部减重，外壳没有一个孔。',
    'Eine leichte Maus hält an, wo Sie anhalten. Die M49 spart ihr Gewicht innen, nicht mit Löchern im Gehäuse.',
    '軽いマウスは、止めたいところで止まります。M49は、シェルに穴を開けず、内側から軽くしました。',
    'Un mouse leggero si ferma quando ti fermi tu. L’M49 toglie peso dall’interno, senza forare la scocca.',
    'Un ratón ligero se detiene cuando tú te detienes. El M49 ahorra peso por dentro, sin agujeros en la carcasa.',
    'Une souris légère s’arrête quand vous vous arrêtez. La M49 s’allège de l’intérieur, sans coque perforée.',
  ),
  alt: translated(
    'The white M49 mouse taken apart: the shell on top, then the board with wheel and battery, the base, and the feet.',
    '拆开的白色 M49 鼠标：从上到下依次是外壳、带滚轮和电池的电路板、底座和脚垫。',
    'Die weiße Maus M49, zerlegt: oben das Gehäuse, darunter die Platine mit Rad und Akku, der Boden und die Füße.',
    '分解した白いマウスM49。上からシェル、ホイールとバッテリーの載った基板、ベース、ソール。',
    'Il mouse bianco M49 smontato: in alto la scocca, poi la scheda con rotella e batteria, la base e i piedini.',
    'El ratón blanco M49 desmontado: arriba la carcasa, luego la placa con rueda y batería, la base y los patines.',
    'La souris blanche M49 démontée : la coque en haut, puis la carte avec la molette et la batterie, la base et les patins.',
  ),
  picture: { goodsId: lightMouse.goodsId, view: 'exploded' },
  goodsId: lightMouse.goodsId,
  spots: [
    {
      x: 50,
      y: 30,
      title: translated(
        'Closed shell',
        '封闭外壳',
        'Geschlossenes Gehäuse',
        '穴のないシェル',
        'Scocca chiusa',
        'Carcasa cerrada',
        'Coque fermée',
      ),
      text: translated(
        'No dust collects inside.',
        '内部不积灰。',
        'Innen sammelt sich kein Staub.',
        '中にほこりがたまりません。',
        'Dentro non si accumula polvere.',
        'Dentro no se acumula polvo.',
        'La poussière ne s’accumule pas à l’intérieur.',
      ),
    },
    {
      x: 62,
      y: 54,
      title: translated('Battery', '电池', 'Akku', 'バッテリー', 'Batteria', 'Batería', 'Batterie'),
      text: localize((locale) => upToHours[locale]),
    },
    {
      x: 33,
      y: 76,
      title: translated('Glide feet', '脚垫', 'Gleitfüße', 'ソール', 'Piedini', 'Patines', 'Patins'),
      text: translated(
        'A spare set is in the box.',
        '包装内附一套备用脚垫。',
        'Ein Ersatzsatz liegt bei.',
        '予備が付属します。',
        'Un set di ricambio è nella confezione.',
        'La caja incluye un juego de repuesto.',
        'Un jeu de rechange est fourni.',
      ),
    },
  ],
};

/** The large pictures of the home page. Spots are in percent of the picture. */
export const features: readonly SeedFeature[] = [desk, light];
