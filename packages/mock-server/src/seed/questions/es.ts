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
      'Mientras no esté pagado, puedes cancelarlo en «Mis pedidos». Si ya lo pagaste, escríbenos enseguida: lo que no ha salido del almacén aún se puede detener.',
    ],
    'payment-methods': [
      '¿Cómo puedo pagar?',
      'Con tarjeta, o con puntos los artículos de la tienda de puntos. El número de tu tarjeta va al proveedor de pago y nunca a nosotros.',
    ],
    'unpaid-order': [
      'El pago ha fallado. ¿He perdido el pedido?',
      'No. Espera en «Mis pedidos» como no pagado y allí puedes pagarlo de nuevo. Nunca se cobra dos veces un mismo pedido.',
    ],
    'full-reduction': [
      '¿Cómo funciona el ahorro por cesta llena?',
      'A partir de 30 $ la cesta ahorra sola, por tramos, hasta 30 $ menos con 360 $. Las ofertas flash y los artículos rebajados, gratuitos o de puntos no cuentan.',
    ],
    'delivery-time': [
      '¿Cuándo llega mi paquete?',
      'Lo pagado antes de las 14:00 sale el mismo día laborable. Tarda de dos a cuatro días laborables en Estados Unidos y de tres a siete en otros países.',
    ],
    'shipping-cost': [
      '¿Cuánto cuesta el envío?',
      'Nada. El envío es gratis en todos los pedidos, a todos los países a los que llegamos.',
    ],
    'track-parcel': [
      '¿Dónde está mi paquete?',
      'Abre el pedido en «Mis pedidos» o escribe el número en «Seguir pedido». En cuanto lo tiene el transportista, allí aparece el número de seguimiento.',
    ],
    'parcel-late': [
      'Mi paquete se retrasa. ¿Qué hago?',
      'La aduana puede sumar uno o dos días. Si no llega en 15 días laborables, lo enviamos de nuevo o devolvemos el dinero, como prefieras.',
    ],
    'return-goods': [
      '¿Cómo devuelvo algo?',
      'Tienes 45 días desde la entrega, incluso para artículos usados. Escribe primero a atención al cliente, pide la devolución en el pedido y añade una foto. La etiqueta llega por correo electrónico.',
    ],
    'refund-time': [
      '¿Cuándo recibo el reembolso?',
      'Cinco días laborables después de recibir tu paquete, en la tarjeta con la que pagaste.',
    ],
    'warranty-length': [
      '¿Cuánto dura la garantía?',
      'Un año desde la entrega, para todos los productos, por defectos de material y de fabricación.',
    ],
    'claim-warranty': [
      'Algo se ha roto. ¿Cómo uso la garantía?',
      'Abre «Garantía» en tu cuenta, elige el pedido y cuenta qué ocurre. Reparamos o cambiamos, y pagamos los portes de ida y vuelta.',
    ],
    'forgot-password': [
      'He olvidado mi contraseña',
      'Elige «¿Olvidaste tu contraseña?» en la página de acceso. Enviamos un código a tu correo y con él pones una nueva.',
    ],
    'earn-points': [
      '¿Cómo gano puntos?',
      '50 por registrarte, 3 por la primera visita del día, 10 por completar el perfil, 20 por cada red social que sigas, 50 por compartir una reseña, 10 por cada amigo invitado. Registrar un producto da tantos puntos como dólares costó el pedido.',
    ],
    'use-points': [
      '¿Para qué sirven los puntos?',
      'En la tienda de puntos los cambias por artículos. Tu cuenta muestra cuántos tienes y de dónde vienen.',
    ],
    'use-coupon': [
      '¿Cómo uso un cupón?',
      'Recógelo en la página del producto o escribe el código al pagar. Un cupón por pedido; aparece en su propia línea del total.',
    ],
  },
  headset: {
    'works-with': [
      '¿Funcionan con mi consola?',
      'Mira la línea «Compatible con» de la ficha técnica. Los modelos con clavija de 3,5 mm sirven para cualquier mando que tenga toma.',
    ],
    glasses: [
      '¿Son cómodos con gafas?',
      'Las almohadillas ceden en las patillas. Si aun así aprietan, tienes 45 días para devolverlos.',
    ],
    'quiet-microphone': [
      'Los demás me oyen muy bajo',
      'Acerca el micrófono a dos dedos de la comisura y elige los auriculares como entrada en el sistema y en el juego.',
    ],
    'no-sound': [
      'No oigo nada al conectarlos',
      'Elige los auriculares como salida del sistema. Conecta el receptor directamente al ordenador y no a un concentrador, y vuelve a encenderlos.',
    ],
    'clean-pads': [
      '¿Cómo limpio las almohadillas?',
      'Con un paño suave y apenas húmedo, sin detergente. Deja que se sequen al aire, lejos de radiadores.',
    ],
    'spare-parts': [
      '¿Hay almohadillas, cables o micrófonos de recambio?',
      'Sí. Escribe tu modelo a atención al cliente; durante la garantía, lo que se gasta antes de tiempo es gratis.',
    ],
  },
  mouse: {
    'operating-system': [
      '¿Funciona con Mac y Linux?',
      'Sí, como ratón funciona con cualquier sistema y sin controlador. El programa de ajustes, si lo hay, es para Windows.',
    ],
    'hand-size': [
      '¿Qué ratón le va a mi mano?',
      'Mide de la muñeca a la punta del dedo corazón. Con menos de 17 cm es más cómoda una forma pequeña y ligera; con más de 20 cm, una de lomo alto.',
    ],
    'settings-program': [
      '¿Necesito el programa de ajustes?',
      'Solo para cambiar botones, luces o tasa de sondeo. Los ajustes se guardan en el ratón y van con él a otro ordenador.',
    ],
    'jumping-pointer': [
      'El puntero salta',
      'Sopla el sensor, prueba una alfombrilla de tela y acerca el receptor. Si sigue saltando, lo cubre la garantía.',
    ],
    'double-click': [
      'Un clic se convierte en dos',
      'Es un interruptor gastado. Durante el año de garantía cambiamos el ratón.',
    ],
    'glass-table': [
      '¿Funciona sobre cristal?',
      'No sobre cristal transparente. Basta una alfombrilla fina, que además cuida los deslizadores.',
    ],
  },
} as const satisfies QuestionTexts;
