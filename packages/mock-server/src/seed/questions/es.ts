import type { QuestionTexts } from './types.ts';

export const questions = {
  groups: {
    orders: 'Pedidos y pago',
    shipping: 'Envíos',
    returns: 'Devoluciones y garantía',
    account: 'Cuenta y puntos',
  },
  questions: {
    'change-order': [
      '¿Puedo cambiar o cancelar mi pedido?',
      'Puedes cancelarlo en «Mis pedidos» hasta que lo enviemos. Si ya lo has pagado, te reembolsamos el importe. Para cambiar algo, escríbenos enseguida.',
    ],
    'payment-methods': [
      '¿Cómo puedo pagar?',
      'Con tarjeta, con tu monedero digital o, en la tienda de puntos, con puntos. El número de tu tarjeta va directamente a nuestro proveedor de pagos. Nosotros no lo vemos.',
    ],
    'unpaid-order': [
      'Mi pago ha fallado. ¿He perdido el pedido?',
      'No. Está en «Mis pedidos», pendiente de pago, y allí puedes intentarlo de nuevo. No se te cobrará dos veces.',
    ],
    'full-reduction': [
      '¿Cómo funciona el descuento por importe?',
      'A partir de 30 € el descuento se aplica automáticamente, por tramos, hasta 30 € menos a partir de 360 €. No cuentan los artículos en oferta flash, rebajados, gratuitos o de puntos.',
    ],
    'delivery-time': [
      '¿Cuándo llega mi paquete?',
      'Los pedidos pagados antes de las 14:00 salen el mismo día laborable. Tardan de dos a cuatro días laborables en Estados Unidos y de tres a siete en el resto de países.',
    ],
    'shipping-cost': [
      '¿Cuánto cuesta el envío?',
      'Nada. El envío es gratis en todos los pedidos, a todos los países a los que enviamos.',
    ],
    'track-parcel': [
      '¿Dónde está mi paquete?',
      'Abre el pedido en «Mis pedidos», o entra en «Seguir un pedido» y escribe su número y tu correo. Verás el número de seguimiento en cuanto el transportista tenga el paquete.',
    ],
    'parcel-late': [
      'Mi paquete se retrasa. ¿Qué hago?',
      'La aduana puede sumar uno o dos días. Si no ha llegado después de 15 días laborables, te lo volvemos a enviar o te reembolsamos el dinero, como prefieras.',
    ],
    'return-goods': [
      '¿Cómo devuelvo un artículo?',
      'Tienes 45 días desde la entrega, incluso si lo has usado. Contacta primero con atención al cliente. Después, solicita la devolución en el pedido y añade una foto. Cuando la aceptemos, envía el paquete con el transportista que prefieras e indica el número de seguimiento. Los gastos de devolución corren por tu cuenta, salvo que el artículo esté defectuoso, dañado o no sea el que pediste.',
    ],
    'refund-time': [
      '¿Cuándo recibo el reembolso?',
      'En los cinco días laborables siguientes a la llegada de tu paquete, con el mismo método de pago.',
    ],
    'warranty-length': [
      '¿Cuánto dura la garantía?',
      'Un año desde la entrega, en todos los productos. Cubre defectos de material y de fabricación, y no afecta a tu garantía legal de tres años.',
    ],
    'claim-warranty': [
      'Algo se ha roto. ¿Cómo solicito la garantía?',
      'Entra en «Garantía» en tu cuenta, registra el producto si aún no lo has hecho e indica el defecto con una foto. Lo reparamos o lo sustituimos, y pagamos el envío de ida y vuelta.',
    ],
    'forgot-password': [
      'He olvidado mi contraseña',
      'Elige «¿Has olvidado tu contraseña?» en la página de inicio de sesión. Te enviaremos por correo un código para elegir una nueva.',
    ],
    'earn-points': [
      '¿Cómo gano puntos?',
      '50 por registrarte, 3 por cada día que inicies sesión, 10 por completar el perfil, 20 por cada red social en la que nos sigas, 50 por compartir una reseña y 10 por cada amigo que invites. Registrar un pedido da un punto por cada euro.',
    ],
    'use-points': [
      '¿Para qué sirven los puntos?',
      'Canjéalos en la tienda de puntos. En tu cuenta ves tu saldo y cómo los has ganado.',
    ],
    'use-coupon': [
      '¿Cómo uso un cupón?',
      'Obtenlo en la página del producto o escribe el código al tramitar el pedido. Puedes usar un cupón por pedido. Aparece en su propia línea del total.',
    ],
  },
  headset: {
    'works-with': [
      '¿Funcionan con mi consola?',
      'Mira «Compatible con» en las características. Los modelos con conector de 3,5 mm funcionan con cualquier mando que tenga toma de auriculares.',
    ],
    glasses: [
      '¿Son cómodos con gafas?',
      'Sí, las almohadillas ceden en las sienes. Si aun así aprietan, tienes 45 días para devolverlos.',
    ],
    'quiet-microphone': [
      'Mi equipo casi no me oye',
      'Pon el micrófono a dos dedos de la comisura de los labios. Después, elige los auriculares como entrada en los ajustes del sistema y del juego.',
    ],
    'no-sound': [
      'Están conectados, pero no se oye nada',
      'Elige los auriculares como salida en los ajustes del sistema. Si tienen receptor, conéctalo al ordenador y no a un hub, y apaga y enciende los auriculares.',
    ],
    'clean-pads': [
      '¿Cómo limpio las almohadillas?',
      'Con un paño suave apenas húmedo. Las que se quitan pueden lavarse con una gota de jabón. Deja que se sequen al aire, lejos de radiadores.',
    ],
    'spare-parts': [
      '¿Hay almohadillas, cables o micrófonos de repuesto?',
      'Sí. Escribe a atención al cliente con tu número de modelo. Durante la garantía, lo que se gaste antes de tiempo es gratis.',
    ],
  },
  mouse: {
    'operating-system': [
      '¿Funciona con Mac y Linux?',
      'Sí, funciona con cualquier sistema y sin controlador. El programa de ajustes, si lo hay, es para Windows.',
    ],
    'hand-size': [
      '¿Qué ratón le va a mi mano?',
      'Mide de la muñeca a la punta del dedo corazón. Con menos de 17 cm, elige una forma pequeña y ligera. Con más de 20 cm, una de lomo alto.',
    ],
    'settings-program': [
      '¿Necesito el programa de ajustes?',
      'Solo para cambiar los botones, las luces o la tasa de sondeo. Los ajustes se guardan en el ratón, así que valen en cualquier ordenador.',
    ],
    'jumping-pointer': [
      'El puntero da saltos',
      'Sopla el polvo del sensor, prueba una alfombrilla de tela y acerca el receptor. Si sigue saltando, lo cubre la garantía.',
    ],
    'double-click': [
      'Un clic cuenta como dos',
      'Es un interruptor gastado. Durante el año de garantía te cambiamos el ratón. También tienes la garantía legal de tres años.',
    ],
    'glass-table': [
      '¿Funciona sobre cristal?',
      'Sobre cristal transparente, no. Usa una alfombrilla fina, que además cuida los patines.',
    ],
  },
} as const satisfies QuestionTexts;
