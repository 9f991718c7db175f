import type { TermTexts } from './types.ts';

export const terms = {
  shipping: {
    name: 'Envíos',
    intro: 'El envío es gratis en todos los pedidos, a todos los países a los que enviamos.',
    first: {
      heading: 'Cuándo sale',
      text: 'Los pedidos pagados antes de las 14:00 salen el mismo día laborable; los demás, el siguiente. Te enviaremos el número de seguimiento por correo.',
    },
    second: {
      heading: 'Cuándo llega',
      text: 'De dos a cuatro días laborables en Estados Unidos y de tres a siete en el resto de países. La aduana puede sumar uno o dos días.',
    },
    third: {
      heading: 'Coste del envío e IVA',
      text: 'El envío no cuesta nada y los precios tienen el IVA incluido: pagas el precio de los artículos. Solo en Estados Unidos se añade la «sales tax» del estado, en cuanto indicas tu dirección. Ves el total antes de hacer el pedido.',
    },
    list: {
      heading: 'Conviene saber',
      items: [
        'Los artículos de un mismo pedido se envían juntos.',
        'Cuando el paquete ha salido, ya no podemos cambiar la dirección.',
        'Si un paquete no llega en 15 días laborables, lo volvemos a enviar o lo reembolsamos.',
      ],
    },
  },
  returns: {
    name: 'Devoluciones',
    intro:
      'Tienes 45 días desde la entrega para devolver un artículo, usado o no. Además, tienes derecho de desistimiento: lo explicamos en la página «Derecho de desistimiento».',
    first: {
      heading: 'Cómo funciona',
      text: 'Contacta primero con atención al cliente. Comprobamos tu pedido y te pedimos una foto del artículo o del recibo. Cuando aceptemos la devolución, envía el paquete con el transportista que prefieras e indica el número de seguimiento en la solicitud. Los gastos de devolución corren por tu cuenta, salvo que el artículo esté defectuoso, dañado o no sea el que pediste. En ese caso, envíanos el recibo del envío a {email} y también te lo reembolsamos.',
    },
    second: {
      heading: 'Tu reembolso',
      text: 'Reembolsamos el precio completo en tu tarjeta en los cinco días laborables siguientes a la llegada del paquete.',
    },
    list: {
      heading: 'Qué incluir',
      items: [
        'El artículo con sus cables y su receptor.',
        'El número de pedido, en un papel.',
        'La caja original, si aún la tienes.',
      ],
    },
  },
  'right-of-withdrawal': {
    name: 'Derecho de desistimiento',
    intro:
      'Como consumidor, tienes derecho a desistir del contrato en un plazo de {days} días sin necesidad de justificación. El plazo empieza el día en que tú, o un tercero que hayas indicado y que no sea el transportista, recibís el último artículo del pedido. Nuestras devoluciones en {returnDays} días se suman a este derecho.',
    first: {
      heading: 'Cómo desistir',
      text: 'Comunícanos tu decisión con una declaración inequívoca: en línea, en «Desistir del contrato aquí», por correo electrónico a {email} o por carta a {company}, {address}. Puedes usar el formulario de abajo, pero no es obligatorio. Basta con que la envíes antes de que venzan los {days} días.',
    },
    second: {
      heading: 'Tu reembolso',
      text: 'Te devolvemos todos los pagos, incluidos los gastos de la entrega ordinaria, a más tardar {refundDays} días después de recibir tu decisión, con el mismo medio de pago y sin ningún gasto. Podemos esperar a recibir los artículos o una prueba de que los has enviado, lo que ocurra primero.',
    },
    list: {
      heading: 'Devolver los artículos',
      items: [
        'Envía los artículos en los {sendBackDays} días siguientes a tu comunicación a {returns}.',
        'El coste directo de la devolución corre por tu cuenta.',
        'Solo respondes de la disminución de valor si manipulaste los artículos más de lo necesario para comprobar su naturaleza, sus características y su funcionamiento.',
      ],
    },
    form: {
      name: 'Modelo de formulario de desistimiento',
      text: '(Solo debe cumplimentar y enviar el presente formulario si desea desistir del contrato.)\n\nA la atención de {company}, {address}, {email}:\n\nPor la presente le comunico/comunicamos (*) que desisto de mi/desistimos de nuestro (*) contrato de venta del siguiente bien (*):\n\n\nPedido el/recibido el (*):\n\nNombre del consumidor o de los consumidores:\n\nDomicilio del consumidor o de los consumidores:\n\nFirma del consumidor o de los consumidores (solo si el presente formulario se presenta en papel):\n\nFecha:\n\n(*) Táchese lo que no proceda.',
    },
  },
  warranty: {
    name: 'Condiciones de la garantía',
    intro:
      'Todos los productos tienen un año de garantía comercial desde el día de la entrega. Esta garantía no afecta a tus derechos por falta de conformidad: la garantía legal es de tres años y gratuita (artículos 114 y siguientes del texto refundido de la Ley General para la Defensa de los Consumidores y Usuarios).',
    first: {
      heading: 'Qué cubre',
      text: 'Defectos de material y de fabricación: interruptores que hacen doble clic, auriculares que se quedan mudos, baterías que pierden más de un tercio de su capacidad.',
    },
    second: {
      heading: 'Qué no cubre',
      text: 'Caídas, líquidos, daños causados al abrir la carcasa y el desgaste normal de almohadillas, patines y cables.',
    },
    list: {
      heading: 'Cómo solicitarla',
      items: [
        'Registra el producto en tu cuenta, en «Garantía».',
        'Comunica el defecto con una foto. Cuéntanos qué ocurre y desde cuándo.',
        'Lo reparamos o lo sustituimos, y pagamos el envío de ida y vuelta.',
      ],
    },
  },
  payment: {
    name: 'Pago',
    intro:
      'Pagas con tarjeta o con tu monedero digital. Ves el importe antes de confirmar y lo cobramos una sola vez.',
    first: {
      heading: 'Cuándo cobramos',
      text: 'Cobramos a tu tarjeta cuando envías el pago, y a tu monedero cuando lo apruebas allí. Si el pago se rechaza, el pedido queda pendiente de pago hasta que lo intentes de nuevo.',
    },
    second: {
      heading: 'Descuentos',
      text: 'El descuento por importe se aplica automáticamente. No se aplica a artículos en oferta flash, rebajados, gratuitos o de puntos.',
    },
    list: {
      heading: 'Conviene saber',
      items: [
        'En la tienda de puntos puedes canjear puntos en lugar de pagar.',
        'Puedes usar un cupón por pedido.',
        'El recibo se emite en la moneda del pago.',
      ],
    },
  },
  privacy: {
    name: 'Privacidad',
    intro: 'Guardamos lo que necesitamos para que la tienda funcione. No vendemos nada de ello.',
    first: {
      heading: 'Qué guardamos',
      text: 'Tu perfil, tus direcciones, tus pedidos, tu cesta y los artículos que has guardado para más tarde. Tus solicitudes, garantías, reseñas y fotos. Tu lista de deseos, tus puntos, cupones, premios y pruebas gratis. Tus inicios de sesión, qué correos recibes y los avisos por correo que has pedido. De cada inicio de sesión guardamos la fecha, el último uso y el navegador y el sistema del dispositivo. Los mensajes que nos envías se quedan en nuestro buzón. Los números de tarjeta nunca llegan a nuestros servidores.',
    },
    second: {
      heading: 'Qué se queda en tu dispositivo',
      text: 'El idioma, la sesión, tu decisión sobre las estadísticas, tus búsquedas recientes, los productos que has visto o comparado y los formularios a medio rellenar se guardan en tu propio dispositivo. Hasta que inicias sesión, también la cesta, los artículos guardados para más tarde y la lista de deseos.',
    },
    third: {
      heading: 'Estadísticas',
      text: 'Solo medimos qué páginas se visitan si lo aceptas. Puedes cambiar tu decisión en cualquier momento en «Ajustes de privacidad», al pie de la página.',
    },
    list: {
      heading: 'Tus derechos',
      items: [
        'Descargar una copia de tus datos desde tu perfil.',
        'Corregir tus datos en tu perfil o pedir que lo hagamos.',
        'Eliminar tu cuenta desde tu perfil. Puedes cambiar de idea durante 14 días. Conservamos pedidos y facturas durante 10 años, como exige la ley fiscal, sin relación con ninguna cuenta.',
        'Darte de baja de nuestras ofertas y avisos, con el enlace de cada correo.',
      ],
    },
  },
  'terms-of-service': {
    name: 'Condiciones generales',
    intro: 'Estas condiciones se aplican cuando usas la tienda. Son cortas a propósito.',
    first: {
      heading: 'Pedidos',
      text: 'Tu pedido es vinculante cuando está pagado. Si no podemos entregarlo, te avisamos y te devolvemos todo el importe.',
    },
    second: {
      heading: 'Cuentas',
      text: 'No compartas tu contraseña. Debes tener al menos 18 años o comprar junto con una persona adulta.',
    },
    list: {
      heading: 'Juego limpio',
      items: [
        'Los puntos y los cupones son para personas, no para bots.',
        'Las reseñas deben ser tuyas, buenas o malas.',
        'Podemos cerrar cuentas que engañen a otras personas.',
      ],
    },
  },
  imprint: {
    name: 'Aviso legal',
    intro:
      '{company} es la titular de esta tienda. Es una empresa ficticia y los datos de esta página son de ejemplo.',
    first: { heading: 'Dirección', text: 'Nuestra dirección postal es {address}.' },
    second: { heading: 'Contacto', text: 'Correo: {email}. Teléfono: {phone}.' },
    list: {
      heading: 'Datos de la empresa',
      items: [
        'Representante legal: {director}',
        'Inscripción registral: {register}',
        'NIF-IVA: {vat}',
        'Alojamiento web: {host}',
      ],
    },
  },
  'about-us': {
    name: 'Quiénes somos',
    intro: 'Hacemos auriculares y ratones gaming, y nada más.',
    first: {
      heading: 'Cómo empezamos',
      text: 'En 2019, tres amigos de Seattle desmontaron unos auriculares que se habían roto por tercera vez y construyeron unos que se podían reparar. Los cien primeros se los vendieron a conocidos. Algunos siguen funcionando.',
    },
    second: {
      heading: 'Cómo trabajamos',
      text: 'Cuarenta personas diseñan, prueban y responden correos bajo el mismo techo. Antes de vender un modelo, hay jugadores que lo usan durante seis meses. Nadie les pide que les guste.',
    },
    list: {
      heading: 'A qué nos comprometemos',
      items: [
        'Un año de garantía en todo, además de la garantía legal.',
        '45 días para cambiar de idea.',
        'La respuesta de una persona en 24 horas los días laborables.',
      ],
    },
  },
} as const satisfies TermTexts;
