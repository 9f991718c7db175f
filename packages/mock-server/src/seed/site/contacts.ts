import { translated } from '../localize.ts';
import type { SeedContact, SeedRegionContact } from '../site-types.ts';

const everyday = translated(
  'Monday to Friday, 9:00 AM–6:00 PM',
  '周一至周五 09:00–18:00',
  'Montag bis Freitag, 09:00–18:00 Uhr',
  '月曜〜金曜、9:00〜18:00',
  'Da lunedì a venerdì, 9:00–18:00',
  'De lunes a viernes, 9:00–18:00',
  'Du lundi au vendredi, de 9 h à 18 h',
);

export const contact: SeedContact = {
  phone: '+1 206 555 0142',
  email: 'help@signal.example',
  siteCopy: translated(
    '© 2026 signal. Headsets and mice.',
    '© 2026 signal 耳机与鼠标',
    '© 2026 signal. Headsets und Mäuse.',
    '© 2026 signal ゲーミングヘッドセットとマウス',
    '© 2026 signal. Cuffie e mouse.',
    '© 2026 signal. Auriculares y ratones.',
    '© 2026 signal. Casques et souris.',
  ),
  hours: everyday,
  social: [
    { name: 'YouTube', link: 'https://www.youtube.com/' },
    { name: 'Instagram', link: 'https://www.instagram.com/' },
    { name: 'Facebook', link: 'https://www.facebook.com/' },
    { name: 'Discord', link: 'https://discord.com/' },
  ],
};

export const contacts: readonly SeedRegionContact[] = [
  {
    region: translated(
      'United States and Canada',
      '美国和加拿大',
      'USA und Kanada',
      '米国、カナダ',
      'Stati Uniti e Canada',
      'Estados Unidos y Canadá',
      'États-Unis et Canada',
    ),
    phone: '+1 206 555 0142',
    email: 'us@signal.example',
  },
  {
    region: translated('Europe', '欧洲', 'Europa', 'ヨーロッパ', 'Europa', 'Europa', 'Europe'),
    phone: '+49 30 5550 1427',
    email: 'eu@signal.example',
  },
  {
    region: translated(
      'United Kingdom',
      '英国',
      'Vereinigtes Königreich',
      'イギリス',
      'Regno Unito',
      'Reino Unido',
      'Royaume-Uni',
    ),
    phone: '+44 20 7946 0142',
    email: 'uk@signal.example',
  },
  {
    region: translated('Japan', '日本', 'Japan', '日本', 'Giappone', 'Japón', 'Japon'),
    phone: '+81 3 5550 0142',
    email: 'jp@signal.example',
  },
  {
    region: translated('China', '中国', 'China', '中国', 'Cina', 'China', 'Chine'),
    phone: '+86 21 5550 0142',
    email: 'cn@signal.example',
  },
];

export const address = 'signal\n1420 Harbor Avenue\nSeattle, WA 98101\nUnited States';
export const groupLink = 'https://www.facebook.com/groups/signal.example';
