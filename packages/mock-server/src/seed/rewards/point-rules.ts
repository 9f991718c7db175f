import { points } from '@signal-shop/sdk/constants';
import { translated } from '../localise.ts';
import type { SeedPointRule } from './types.ts';

/** How points are earned; null points equal the amount of the order. */
export const pointRules: readonly SeedPointRule[] = [
  {
    kind: 'signUp',
    points: points.signUp,
    monthlyMaximum: null,
    desc: translated(
      'Create an account.',
      '注册账户。',
      'Legen Sie ein Konto an.',
      'アカウントを作成してください。',
      'Crea un account.',
      'Crea una cuenta.',
      'Créez un compte.',
    ),
  },
  {
    kind: 'dailyLogin',
    points: points.dailyLogin,
    monthlyMaximum: null,
    desc: translated(
      'Log in once a day.',
      '每天登录一次。',
      'Melden Sie sich an, einmal am Tag.',
      '一日一回、ログインしてください。',
      'Accedi una volta al giorno.',
      'Inicia sesión una vez al día.',
      'Connectez-vous une fois par jour.',
    ),
  },
  {
    kind: 'invite',
    points: points.invite,
    monthlyMaximum: points.invitePerMonthMaximum,
    desc: translated(
      'Invite friends with your link.',
      '用您的专属链接邀请好友。',
      'Laden Sie Freunde mit Ihrem eigenen Link ein.',
      'ご自分の招待リンクでお友だちをご紹介ください。',
      'Invita gli amici con il tuo link.',
      'Invita a tus amigos con tu propio enlace.',
      'Invitez vos amis avec votre propre lien.',
    ),
  },
  {
    kind: 'socialFollow',
    points: points.socialFollow,
    monthlyMaximum: null,
    desc: translated(
      'Follow us, once per network.',
      '关注我们，每个平台一次。',
      'Folgen Sie uns, einmal pro Netzwerk.',
      '各SNSで一回ずつフォローしてください。',
      'Seguici, una volta per social.',
      'Síguenos, una vez por red.',
      'Suivez-nous, une fois par réseau.',
    ),
  },
  {
    kind: 'profileCompleted',
    points: points.profileCompleted,
    monthlyMaximum: null,
    desc: translated(
      'Complete your profile.',
      '完整填写个人资料。',
      'Füllen Sie Ihr Profil ganz aus.',
      'プロフィールをすべて入力してください。',
      'Compila tutto il tuo profilo.',
      'Completa todo tu perfil.',
      'Remplissez tout votre profil.',
    ),
  },
  {
    kind: 'sharedReview',
    points: points.sharedReview,
    monthlyMaximum: null,
    desc: translated(
      'Share your review of something you bought.',
      '分享您对已购商品的评价。',
      'Teilen Sie Ihre Bewertung eines gekauften Artikels.',
      'ご購入品のレビューを共有してください。',
      'Condividi la recensione di un tuo acquisto.',
      'Comparte tu reseña de algo que has comprado.',
      'Partagez votre avis sur un de vos achats.',
    ),
  },
  {
    kind: 'productRegistration',
    points: null,
    monthlyMaximum: null,
    desc: translated(
      'Register an order: one point per dollar.',
      '登记订单：每消费 1 美元得 1 积分。',
      'Registrieren Sie eine Bestellung: ein Punkt je Dollar.',
      'ご注文を登録すると、1ドルにつき1ポイント。',
      'Registra un ordine: un punto per ogni dollaro.',
      'Registra un pedido: un punto por cada dólar.',
      'Enregistrez une commande : un point par dollar.',
    ),
  },
];
