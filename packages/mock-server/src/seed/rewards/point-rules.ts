import { points } from '@signal-shop/sdk/constants';
import { translated } from '../localize.ts';
import type { SeedPointRule } from './types.ts';

/** How points are earned; null points equal the amount of the order. */
export const pointRules: readonly SeedPointRule[] = [
  {
    kind: 'signUp',
    points: points.signUp,
    monthlyMaximum: null,
    desc: translated(
      'Create an account.',
      '注册账号。',
      'Erstellen Sie ein Konto.',
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
      'Melden Sie sich einmal am Tag an.',
      '1日1回、ログインしてください。',
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
      'Laden Sie Freunde mit Ihrem Link ein.',
      '招待リンクでお友だちをご招待ください。',
      'Invita gli amici con il tuo link.',
      'Invita a tus amigos con tu enlace.',
      'Invitez vos amis avec votre lien.',
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
      'SNSでフォローしてください。各SNSにつき1回です。',
      'Seguici, una volta per social.',
      'Síguenos, una vez por cada red.',
      'Suivez-nous, une fois par réseau.',
    ),
  },
  {
    kind: 'profileCompleted',
    points: points.profileCompleted,
    monthlyMaximum: null,
    desc: translated(
      'Fill in every field of your account.',
      '填写账号中的全部资料。',
      'Füllen Sie alle Felder in Ihrem Konto aus.',
      'アカウントの全項目をご入力ください。',
      'Compila tutti i campi del tuo account.',
      'Rellena todos los campos de tu cuenta.',
      'Remplissez tous les champs de votre compte.',
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
      'Partagez votre avis sur l’un de vos achats.',
    ),
  },
  {
    kind: 'productRegistration',
    points: null,
    monthlyMaximum: null,
    desc: translated(
      'Register an order: one point per dollar.',
      '登记订单：每 7 元得 1 积分。',
      'Registrieren Sie eine Bestellung: ein Punkt pro Euro.',
      'ご注文を登録してください。100円につき1ポイントが付きます。',
      'Registra un ordine: un punto per ogni euro.',
      'Registra un pedido: un punto por cada euro.',
      'Enregistrez une commande : un point par euro.',
    ),
  },
];
