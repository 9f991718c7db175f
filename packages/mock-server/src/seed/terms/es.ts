import type { TermTexts } from './types.ts';

export const terms = {
  shipping: {
    name: 'Envíos',
    intro: 'El envío es gratis en todos los pedidos, a todos los países a los que llegamos.',
    first: {
      heading: 'Cuándo sale',
      text: 'Lo pagado antes de las 14:00 sale del almacén el mismo día laborable; el resto, al siguiente. Recibirás un mensaje con el número de seguimiento.',
    },
    second: {
      heading: 'Cuándo llega',
      text: 'De dos a cuatro días laborables en Estados Unidos, de tres a siete en otros países. La aduana puede sumar uno o dos.',
    },
    list: {
      heading: 'Conviene saber',
      items: [
        'Los artículos de un pedido viajan en un solo paquete.',
        'Con el paquete en camino ya no podemos cambiar la dirección.',
        'Si no llega en 15 días laborables, lo enviamos de nuevo o devolvemos el dinero.',
      ],
    },
  },
  returns: {
    name: 'Devoluciones',
    intro: 'Tienes 45 días desde la entrega para devolver un artículo, usado o no.',
    first: {
      heading: 'Cómo se hace',
      text: 'Escribe primero a atención al cliente. Comprueban el pedido y piden una foto del artículo o del recibo. Después recibes una etiqueta.',
    },
    second: {
      heading: 'Tu dinero',
      text: 'Devolvemos el precio completo en cinco días laborables desde que llega el paquete, a la tarjeta con la que pagaste.',
    },
    list: {
      heading: 'Incluye en el paquete',
      items: [
        'El artículo con sus cables y su receptor.',
        'El número de pedido en un papel.',
        'La caja, si aún la tienes. No es obligatoria.',
      ],
    },
  },
  warranty: {
    name: 'Condiciones de la garantía',
    intro: 'Todos los productos están cubiertos durante un año desde el día de entrega.',
    first: {
      heading: 'Qué cubre',
      text: 'Fallos de material y fabricación: botones que hacen doble clic, copas que se quedan mudas, baterías que pierden más de un tercio.',
    },
    second: {
      heading: 'Qué no cubre',
      text: 'Golpes, líquidos, carcasas abiertas y el desgaste normal de almohadillas, patines y cables.',
    },
    list: {
      heading: 'Cómo pedirla',
      items: [
        'Ten a mano el número de pedido.',
        'Cuenta qué ocurre y cuándo.',
        'Reparamos o cambiamos, y pagamos el envío de ida y vuelta.',
      ],
    },
  },
  payment: {
    name: 'Pago',
    intro: 'Se paga con tarjeta. El importe se ve antes de confirmar y se cobra una vez.',
    first: {
      heading: 'Cuándo cobramos',
      text: 'Cobramos cuando envías el pago. Si la tarjeta se rechaza, el pedido te espera como no pagado.',
    },
    second: {
      heading: 'Descuentos',
      text: 'El ahorro por cesta llena se calcula solo. No se aplica a ofertas flash ni a artículos rebajados, gratis o con puntos.',
    },
    list: {
      heading: 'También puedes',
      items: [
        'Usar puntos en los artículos de la tienda de puntos.',
        'Usar cupones, uno por pedido.',
        'Pedir recibo en la moneda de tu idioma.',
      ],
    },
  },
  privacy: {
    name: 'Privacidad',
    intro: 'Guardamos lo que la tienda necesita y nada para vender.',
    first: {
      heading: 'Qué guardamos',
      text: 'Tu correo, tu dirección, tus pedidos y lo que nos escribes. Los números de tarjeta nunca llegan a nuestros servidores.',
    },
    second: {
      heading: 'Qué se queda contigo',
      text: 'La cesta, el idioma y la sesión están en cookies de tu propio dispositivo.',
    },
    list: {
      heading: 'Tus derechos',
      items: ['Pedir una copia de tus datos.', 'Corregirlos o borrarlos.', 'Dejar el boletín con un clic.'],
    },
  },
  'terms-of-service': {
    name: 'Condiciones de uso',
    intro: 'Estas condiciones se aplican al usar la tienda. Son cortas a propósito.',
    first: {
      heading: 'Pedidos',
      text: 'Un pedido es un contrato cuando está pagado. Si no podemos entregarlo, te lo decimos y devolvemos todo.',
    },
    second: {
      heading: 'Cuentas',
      text: 'No compartas tu contraseña. Debes ser mayor de edad o pedir con alguien que lo sea.',
    },
    list: {
      heading: 'Juego limpio',
      items: [
        'Los puntos y cupones son para personas, no para programas.',
        'Las reseñas, propias, buenas o malas.',
        'Podemos cerrar cuentas que engañen a otros.',
      ],
    },
  },
  'about-us': {
    name: 'Quiénes somos',
    intro: 'Hacemos auriculares y ratones para quienes juegan, y nada más.',
    first: {
      heading: 'Cómo empezó',
      text: 'En 2019, tres amigos de Seattle desmontaron unos auriculares que se habían roto por tercera vez. Construyeron unos que se podían reparar. Los cien primeros fueron para conocidos; algunos siguen funcionando.',
    },
    second: {
      heading: 'Cómo trabajamos',
      text: 'Cuarenta personas diseñan, prueban y contestan cartas bajo el mismo techo. Cada modelo se juega seis meses antes de venderse, con personas a las que no tiene por qué gustarles.',
    },
    list: {
      heading: 'Qué puedes exigirnos',
      items: [
        'Un año de garantía en todo.',
        '45 días para cambiar de idea.',
        'La respuesta de una persona en 24 horas los días laborables.',
      ],
    },
  },
} as const satisfies TermTexts;
