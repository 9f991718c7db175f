import type { RemarkPool } from './types.ts';

export const remarks: RemarkPool = {
  authors: ['Lucía', 'Álvaro', 'Marta G.', 'Diego', 'Nerea', 'Pablo R.', 'Irene'],
  headset: [
    { stars: 5, fit: 'any', content: 'Los uso cada tarde y no aprietan. Cada sonido viene de donde toca.' },
    { stars: 4, fit: 'any', content: 'Muy buen sonido. La diadema tarda unos días en ceder.' },
    { stars: 5, fit: 'microphone', content: 'Mis amigos dicen que ahora sí se me entiende.' },
    { stars: 4, fit: 'charged', content: 'La batería dura lo que dicen. Cargo los domingos.' },
    { stars: 3, fit: 'any', content: 'Cumplen. Esperaba unas almohadillas más gruesas.' },
    { stars: 5, fit: 'wired', content: 'Enchufar y listo. Perfecto para mi portátil de trabajo.' },
    { stars: 4, fit: 'kids', content: 'Mi hijo está contento y yo tranquila con el volumen.' },
    { stars: 4, fit: 'microphone', content: 'La voz llega limpia, incluso con el ventilador puesto.' },
    { stars: 5, fit: 'any', content: 'Llegaron en tres días y suenan mejor de lo que esperaba.' },
  ],
  mouse: [
    { stars: 5, fit: 'any', content: 'Cómodo desde el primer día. Se desliza muy bien.' },
    { stars: 4, fit: 'any', content: 'Ligero y preciso. La rueda suena un poco.' },
    {
      stars: 5,
      fit: 'charged',
      content: 'No noto diferencia con el de cable, y tengo la mesa más despejada.',
    },
    { stars: 4, fit: 'wired', content: 'Sencillo y bien hecho. No le pido más.' },
    { stars: 2, fit: 'any', content: 'Se me queda pequeño. La devolución fue fácil.' },
    { stars: 5, fit: 'comfort', content: 'Dos semanas con él y la muñeca ya no me molesta.' },
    { stars: 5, fit: 'left', content: 'Por fin uno pensado para zurdos.' },
    { stars: 4, fit: 'any', content: 'Buen acabado y botones firmes. Repetiría.' },
  ],
};
