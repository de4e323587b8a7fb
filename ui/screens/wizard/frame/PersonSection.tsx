import type { ReactNode } from 'react';
import { wizardCopy } from '../../../copy/wizard.pl.ts';
import { Panel } from '../../../parts/Panel.tsx';
import { useWithinCrew } from './CrewSections.tsx';
import crew from './crew.module.css';
import css from './frame.module.css';

type Props = {
  /** From 1. */
  readonly number: number;
  /** Their name, if it is known. */
  readonly name?: string | undefined;
  /** 'Skipper' stands beside the name, on a green heading. */
  readonly mark?: string | undefined;
  /**
   * True for a card with few fields, as for participants after the first. The browser lays it out
   * at once, even outside the visible part.
   */
  readonly brief?: boolean;
  readonly children: ReactNode;
};

/**
 * One participant's part of a step: number, name, fields. In a folded crew it is a row of the card.
 */
export const PersonSection = ({ number, name, mark, brief = false, children }: Props) => {
  const within = useWithinCrew();
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
      oneOfMany={number > 2 && !brief}
      marked={mark !== undefined}
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
      action={mark && <span className={css.mark}>{mark}</span>}
    >
      {children}
    </Panel>
  );
};
