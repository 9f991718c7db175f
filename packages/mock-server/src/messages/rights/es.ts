import type { RightsMessages } from './types.ts';

export const rights = {
  details: {
    mailLinkInvalid: 'Este enlace de baja no es válido. Usa el enlace de un correo más reciente.',
    mailLinkExpired:
      'Este enlace de baja tiene más de {linkDays} días. Usa el enlace de un correo más reciente.',
  },
  confirmations: {
    unsubscribed: 'Ya no recibirás estos correos.',
    resubscribed: 'Volverás a recibir estos correos.',
    accountDeletionRequested:
      'Eliminaremos tu cuenta en {deletionDays} días. Te hemos enviado una confirmación por correo.',
    accountKept: 'Mantenemos tu cuenta. No se eliminará nada.',
  },
  mails: {
    offers: 'La oferta flash ha empezado. Mira en la tienda qué está rebajado, hasta agotar existencias.',
    unsubscribe: 'Darte de baja de estos correos: {link}',
    accountDeletionRequested:
      'Como has pedido, eliminaremos tu cuenta el {date}. Hasta entonces puedes mantenerla: inicia sesión, abre tu cuenta y elige «Mantener mi cuenta». Si no lo has pedido tú, hazlo cuanto antes y cambia tu contraseña.',
    accountKept: 'Tu cuenta no se eliminará. Puedes iniciar sesión y usarla como siempre.',
    accountDeleted:
      'Hemos eliminado tu cuenta y los datos personales que contenía. Conservamos tus pedidos y facturas durante {retentionYears} años, como exige la ley fiscal, sin relación con ninguna cuenta. No recibirás más correos nuestros.',
  },
} satisfies RightsMessages;
