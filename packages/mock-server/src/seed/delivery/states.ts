import type { SeedState } from './delivery-types.ts';

export const canadianProvinces: readonly SeedState[] = [
  { code: 'AB', name: 'Alberta' },
  { code: 'BC', name: 'British Columbia' },
  { code: 'MB', name: 'Manitoba' },
  { code: 'NB', name: 'New Brunswick' },
  { code: 'NL', name: 'Newfoundland and Labrador' },
  { code: 'NS', name: 'Nova Scotia' },
  { code: 'NT', name: 'Northwest Territories' },
  { code: 'NU', name: 'Nunavut' },
  { code: 'ON', name: 'Ontario' },
  { code: 'PE', name: 'Prince Edward Island' },
  { code: 'QC', name: 'Quebec' },
  { code: 'SK', name: 'Saskatchewan' },
  { code: 'YT', name: 'Yukon' },
];

export const australianStates: readonly SeedState[] = [
  { code: 'ACT', name: 'Australian Capital Territory' },
  { code: 'NSW', name: 'New South Wales' },
  { code: 'NT', name: 'Northern Territory' },
  { code: 'QLD', name: 'Queensland' },
  { code: 'SA', name: 'South Australia' },
  { code: 'TAS', name: 'Tasmania' },
  { code: 'VIC', name: 'Victoria' },
  { code: 'WA', name: 'Western Australia' },
];

/** From north to south, as in every Japanese form. */
export const japanesePrefectures = localStates(
  'Hokkaido 北海道 Aomori 青森県 Iwate 岩手県 Miyagi 宮城県 Akita 秋田県 Yamagata 山形県 Fukushima 福島県 Ibaraki 茨城県 ' +
    'Tochigi 栃木県 Gunma 群馬県 Saitama 埼玉県 Chiba 千葉県 Tokyo 東京都 Kanagawa 神奈川県 Niigata 新潟県 Toyama 富山県 ' +
    'Ishikawa 石川県 Fukui 福井県 Yamanashi 山梨県 Nagano 長野県 Gifu 岐阜県 Shizuoka 静岡県 Aichi 愛知県 Mie 三重県 ' +
    'Shiga 滋賀県 Kyoto 京都府 Osaka 大阪府 Hyogo 兵庫県 Nara 奈良県 Wakayama 和歌山県 Tottori 鳥取県 Shimane 島根県 ' +
    'Okayama 岡山県 Hiroshima 広島県 Yamaguchi 山口県 Tokushima 徳島県 Kagawa 香川県 Ehime 愛媛県 Kochi 高知県 ' +
    'Fukuoka 福岡県 Saga 佐賀県 Nagasaki 長崎県 Kumamoto 熊本県 Oita 大分県 Miyazaki 宮崎県 Kagoshima 鹿児島県 Okinawa 沖縄県',
);

export const chineseProvinces = localStates(
  'Anhui 安徽省 Beijing 北京市 Chongqing 重庆市 Fujian 福建省 Gansu 甘肃省 Guangdong 广东省 Guangxi 广西壮族自治区 ' +
    'Guizhou 贵州省 Hainan 海南省 Hebei 河北省 Heilongjiang 黑龙江省 Henan 河南省 Hubei 湖北省 Hunan 湖南省 ' +
    'Jiangsu 江苏省 Jiangxi 江西省 Jilin 吉林省 Liaoning 辽宁省 Ningxia 宁夏回族自治区 Qinghai 青海省 Shaanxi 陕西省 ' +
    'Shandong 山东省 Shanghai 上海市 Shanxi 山西省 Sichuan 四川省 Tianjin 天津市 Tibet 西藏自治区 ' +
    'Xinjiang 新疆维吾尔自治区 Yunnan 云南省 Zhejiang 浙江省',
);

/** The name is the code too, because carriers print it on the label. */
function localStates(pairs: string): readonly SeedState[] {
  const words = pairs.split(' ');
  return words.flatMap((name, at) => {
    const localName = words[at + 1];
    return at % 2 === 0 && localName !== undefined ? [{ code: name, name, localName }] : [];
  });
}
