import type { ReactNode } from 'react';
import { Panel } from '../../../parts/Panel.tsx';
import { wizardCopy } from '../copy/wizard.pl.ts';
import crew from './crew.module.css';
import css from './frame.module.css';
import { useIsInSharedCard } from './PartySections.tsx';

type Props = {
  readonly number: number;
  readonly name?: string | undefined;
  /** A word in the corner of the card, such as 'skipper'. */
  readonly badge?: string | undefined;
  /**
   * True for a card with few fields. The browser always lays out such a card. It skips tall cards
   * until they come into view.
   */
  readonly hasFewFields?: boolean;
  readonly children: ReactNode;
};

export const PersonSection = ({ number, name, badge, hasFewFields = false, children }: Props) => {
  const within = useIsInSharedCard();
  if (within)
    return (
      <section className={crew.row} aria-labelledby={`uczestnik-${number}`}>
        <h3 className={crew.rowHead} id={`uczestnik-${number}`}>
          {wizardCopy.participant(number)}
          {name && <span className={css.personName}>{name}</span>}
        </h3>
        {children}
      </section>
    );
  return (
    <Panel
      oneOfMany={number > 2 && !hasFewFields}
      marked={badge !== undefined}
      title={
        <span className={css.person}>
          <span className={css.number} aria-hidden="true">
            {number}
          </span>
          <span>
            {wizardCopy.participant(number)}
            {name && <span className={css.personName}>{name}</span>}
          </span>
        </span>
      }
      action={badge && <span className={css.mark}>{badge}</span>}
    >
      {children}
    </Panel>
  );
};
