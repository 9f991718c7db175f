import { defineMessage, defineMessages } from 'react-intl';

export const carouselMessages = {
  slide: defineMessage<{ place: number; count: number }>({
    id: 'carousel.slide',
    defaultMessage: '{place, number} of {count, number}',
    description: 'Name of one picture of a row that slides.',
  }),
  ...defineMessages({
    carousel: {
      id: 'carousel.carousel',
      defaultMessage: 'carousel',
      description: 'Kind of a row that slides, read out after its name.',
    },
    previous: {
      id: 'carousel.previous',
      defaultMessage: 'Previous',
      description: 'Name of the arrow back in a row that slides.',
    },
    next: {
      id: 'carousel.next',
      defaultMessage: 'Next',
      description: 'Name of the arrow on in a row that slides.',
    },
    pause: {
      id: 'carousel.pause',
      defaultMessage: 'Pause slideshow',
      description: 'Name of the button that stops a row from sliding by itself.',
    },
    play: {
      id: 'carousel.play',
      defaultMessage: 'Play slideshow',
      description: 'Name of the button that lets a row slide by itself again.',
    },
  }),
};
