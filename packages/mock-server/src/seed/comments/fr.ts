import type { RemarkPool } from './types.ts';

export const remarks: RemarkPool = {
  authors: ['Camille', 'Julien B.', 'Maëlle', 'Antoine', 'Sophie D.', 'Karim', 'Élise'],
  headset: [
    {
      stars: 5,
      fit: 'any',
      content: 'Porté deux heures chaque soir, aucun point de pression. Le son est précis.',
    },
    { stars: 4, fit: 'any', content: 'Très bon rendu des pas. Le serrage est un peu ferme au début.' },
    {
      stars: 4,
      fit: 'microphone',
      content: 'On m’entend bien, sans le bruit du clavier. Que demander de plus ?',
    },
    { stars: 5, fit: 'charged', content: 'Une charge par semaine me suffit largement.' },
    { stars: 3, fit: 'any', content: 'Correct, mais il chauffe un peu en été.' },
    { stars: 5, fit: 'wired', content: 'Branché, reconnu, terminé. Rien à installer.' },
    { stars: 5, fit: 'kids', content: 'Ma fille l’emmène partout et il a déjà survécu à un escalier.' },
    { stars: 5, fit: 'microphone', content: 'Plus personne ne me demande de répéter.' },
    { stars: 4, fit: 'any', content: 'Bien emballé, livré en trois jours, et il sonne juste.' },
  ],
  mouse: [
    { stars: 5, fit: 'any', content: 'La prise en main est immédiate. Elle glisse sans effort.' },
    { stars: 4, fit: 'any', content: 'Légère et précise. J’aurais aimé une molette plus silencieuse.' },
    { stars: 5, fit: 'charged', content: 'Aucun retard, et plus de fil qui accroche.' },
    { stars: 4, fit: 'wired', content: 'Simple, solide, bien finie.' },
    { stars: 3, fit: 'any', content: 'Bonne souris, un peu petite pour mes mains.' },
    { stars: 5, fit: 'comfort', content: 'Mon poignet va mieux, c’est tout ce qui compte.' },
    { stars: 5, fit: 'left', content: 'Enfin une vraie souris de gauchère.' },
    { stars: 5, fit: 'any', content: 'Silencieuse et stable, même sur la table nue.' },
  ],
};
