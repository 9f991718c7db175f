import type { RemarkPool } from './types.ts';

export const remarks: RemarkPool = {
  authors: ['たけし', 'みなみ', 'ゆうと', 'さくら', 'K.H.', 'あおい'],
  headset: [
    {
      stars: 5,
      fit: 'any',
      content: '毎晩2時間ほど使っています。耳が痛くならず、足音の方向もわかりやすいです。',
    },
    { stars: 4, fit: 'any', content: '音はとても自然です。最初の数日は少し締め付けを感じました。' },
    { stars: 5, fit: 'microphone', content: '声が聞き取りやすくなったと仲間に言われました。' },
    { stars: 4, fit: 'charged', content: '電池は表示どおり持ちます。充電は週に1回で足ります。' },
    { stars: 3, fit: 'any', content: '悪くないのですが、夏は少し蒸れます。' },
    { stars: 5, fit: 'wired', content: '挿すだけで使えました。説明書はいりませんでした。' },
    { stars: 5, fit: 'kids', content: '音量の上限があるので、安心して子どもに渡せます。' },
    { stars: 4, fit: 'microphone', content: 'マイクの音がはっきりしています。風よけが少し緩めです。' },
    { stars: 5, fit: 'any', content: '3日で届きました。思っていたより音がきれいです。' },
  ],
  mouse: [
    { stars: 5, fit: 'any', content: '手になじむまで1日。今はこれ以外使えません。' },
    { stars: 4, fit: 'any', content: '軽くて正確です。ホイールの音が少し気になります。' },
    { stars: 5, fit: 'charged', content: '遅延は感じません。机がすっきりしました。' },
    { stars: 4, fit: 'wired', content: '素直な作りで、値段以上だと思います。' },
    { stars: 3, fit: 'any', content: 'よいマウスですが、私の手には少し大きいです。' },
    { stars: 5, fit: 'comfort', content: '手首の痛みが減りました。' },
    { stars: 5, fit: 'left', content: '左手用でこの軽さは、ほかにありません。' },
    { stars: 4, fit: 'any', content: '作りがしっかりしていて、がたつきがありません。' },
  ],
};
