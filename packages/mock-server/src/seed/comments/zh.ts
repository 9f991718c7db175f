import type { RemarkPool } from './types.ts';

export const remarks: RemarkPool = {
  authors: ['小周', '阿亮', 'Momo', '李同学', '橙子', '老王'],
  headset: [
    { stars: 5, fit: 'any', content: '每天晚上戴两个小时，耳朵不疼，脚步声的方向很清楚。' },
    { stars: 4, fit: 'any', content: '声音均衡，做工扎实。头几天有一点夹头。' },
    { stars: 5, fit: 'microphone', content: '队友说终于听得清我说话了。' },
    { stars: 4, fit: 'charged', content: '续航和标的一样，一周充一次就够。' },
    { stars: 3, fit: 'any', content: '总体可以，夏天戴久了有点热。' },
    { stars: 5, fit: 'wired', content: '插上就能用，不用装软件，很省心。' },
    { stars: 5, fit: 'kids', content: '有音量上限，给孩子上网课用很放心。' },
    { stars: 4, fit: 'microphone', content: '麦克风清楚，键盘声基本听不到。' },
    { stars: 5, fit: 'any', content: '三天就到了，声音比想象的好。' },
  ],
  mouse: [
    { stars: 5, fit: 'any', content: '手感很好，用了一天就习惯了。' },
    { stars: 4, fit: 'any', content: '轻，准。滚轮声音稍微大一点。' },
    { stars: 5, fit: 'charged', content: '感觉不到延迟，桌面也干净了。' },
    { stars: 4, fit: 'wired', content: '简单耐用，这个价格很值。' },
    { stars: 3, fit: 'any', content: '不错，就是手大的话会嫌短。' },
    { stars: 5, fit: 'comfort', content: '用了两周，手腕不酸了。' },
    { stars: 5, fit: 'left', content: '左撇子终于有得选了。' },
    { stars: 5, fit: 'any', content: '做工扎实，不用鼠标垫也很稳。' },
  ],
};
