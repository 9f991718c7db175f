import { useIntl } from 'react-intl';
import { Chip } from '../../components/chip/chip.tsx';
import type {
  CommentsChoice,
  CommentsView,
} from '../../screens/catalogue/product-detail/product-detail.states.ts';
import styles from './comments-choices.module.css';
import { commentsPanelMessages as messages } from './comments-panel.messages.ts';

interface CommentsChoicesProps {
  readonly view: CommentsView;
  readonly onChoice: (choice: CommentsChoice) => void;
}

const steps = [5, 4, 3, 2, 1];

/** Filters reviews by stars or pictures; renders only filters that have results. */
export function CommentsChoices({ view, onChoice }: CommentsChoicesProps) {
  const intl = useIntl();
  const { choice, histogram, pictureCount } = view;
  const options = steps.filter((stars) => (histogram[stars - 1] ?? 0) > 0);
  return (
    <ul className={styles.choices} aria-label={intl.formatMessage(messages.choices)}>
      {options.map((stars) => {
        const selected = choice.stars === stars;
        return (
          <li key={stars}>
            <Chip
              selected={selected}
              onToggle={() => onChoice({ ...choice, stars: selected ? null : stars })}
            >
              {intl.formatMessage(messages.stars, { stars })}
            </Chip>
          </li>
        );
      })}
      {pictureCount > 0 && (
        <li>
          <Chip
            selected={choice.withPictures}
            onToggle={() => onChoice({ ...choice, withPictures: !choice.withPictures })}
          >
            {intl.formatMessage(messages.withPictures, { count: pictureCount })}
          </Chip>
        </li>
      )}
    </ul>
  );
}
