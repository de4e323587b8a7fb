import { createContext, type ReactNode, useContext, useState } from 'react';
import { crewCopy } from '../../../copy/wizard-crew.pl.ts';
import { Panel } from '../../../parts/Panel.tsx';
import css from './crew.module.css';
import { rangesOf } from './ranges.ts';

const Within = createContext(false);
/** True inside of the folded crew: a participant stands there as a row, and what is in sight anyway is not asked again. */
export const useWithinCrew = (): boolean => useContext(Within);

type Props = {
  /** The participants from the second on, by their numbers. */
  readonly numbers: readonly number[];
  /** Whether a participant has nothing of their own to show. */
  readonly isAlike: (number: number) => boolean;
  /** What they have, in words. */
  readonly said: ReactNode;
  /** What is asked of each though the card is folded. */
  readonly inSight?: ((number: number) => ReactNode) | undefined;
  /** One participant's questions, with their own head. */
  readonly person: (number: number) => ReactNode;
};

/** Fewer than this are no crew: one more card is no shorter than theirs. */
const CREW = 2;

/**
 * A whole yacht's crew: whose answers are participant 1's folds into one card, everybody else has a card of their own. Who is changed
 * inside of the open card stays there until it is folded again, so that nothing jumps away under a finger.
 */
export const Crew = ({ numbers, isAlike, said, inSight, person }: Props) => {
  const [opened, setOpened] = useState<readonly number[] | null>(null);
  const members = numbers.filter((number) => opened?.includes(number) || isAlike(number));
  const crew = members.length >= CREW ? members : [];
  const apart = numbers.filter((number) => !crew.includes(number));
  const title = apart.length === 0 ? crewCopy.whole(rangesOf(crew)) : crewCopy.rest(rangesOf(crew));
  return (
    <>
      {crew.length > 0 && (
        <Panel title={title}>
          <p>{said}</p>
          {inSight && <div className={css.inSight}>{crew.map((number) => inSight(number))}</div>}
          <details className={css.fold} onToggle={({ currentTarget }) => setOpened(currentTarget.open ? members : null)}>
            <summary>{crewCopy.changeOne}</summary>
            {opened !== null && (
              <Within value={true}>
                <div className={css.rows}>{crew.map((number) => person(number))}</div>
              </Within>
            )}
          </details>
        </Panel>
      )}
      {apart.map((number) => person(number))}
    </>
  );
};
