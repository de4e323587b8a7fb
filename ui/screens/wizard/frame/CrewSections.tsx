import { createContext, type ReactNode, useContext, useState } from 'react';
import { crewCopy } from '../../../copy/wizard-crew.pl.ts';
import { Panel } from '../../../parts/Panel.tsx';
import css from './crew.module.css';
import { rangesOf } from './ranges.ts';

const Within = createContext(false);
/**
 * True inside the folded crew card: a participant is a row there, and questions that are visible
 * outside are not repeated.
 */
export const useWithinCrew = (): boolean => useContext(Within);

type Props = {
  /** The numbers of the participants from the second on. */
  readonly numbers: readonly number[];
  /** Returns true if a participant needs no card of their own. */
  readonly isAlike: (number: number) => boolean;
  /** What the participants have, in words. */
  readonly said: ReactNode;
  /** Questions about each participant that stay visible while the card is folded. */
  readonly inSight?: ((number: number) => ReactNode) | undefined;
  /** One participant's questions, with their own heading. */
  readonly person: (number: number) => ReactNode;
};

/** Minimum number of participants for a crew card. For one person it would not save space. */
const CREW = 2;

/**
 * A whole yacht's crew. Participants who need no card of their own share one folded card; all
 * others have their own. A participant who is changed inside the open card stays there until it is
 * folded, so that nothing moves while the visitor taps.
 */
export const CrewSections = ({ numbers, isAlike, said, inSight, person }: Props) => {
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
          <details
            className={css.fold}
            onToggle={({ currentTarget }) => setOpened(currentTarget.open ? members : null)}
          >
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
