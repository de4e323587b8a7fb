import { createContext, type ReactNode, useContext, useState } from 'react';
import { Panel } from '../../../parts/Panel.tsx';
import { crewCopy } from '../copy/wizard-participants.pl.ts';
import { formatNumberRanges } from '../state/party.ts';
import css from './crew.module.css';

const Within = createContext(false);
/** True inside the card that participants with equal answers share. */
export const useIsCrewRow = (): boolean => useContext(Within);

type Props = {
  readonly numbers: readonly number[];
  readonly isAlike: (number: number) => boolean;
  readonly said: ReactNode;
  readonly inSight?: ((number: number) => ReactNode) | undefined;
  readonly person: (number: number) => ReactNode;
};

const CREW = 2;

/**
 * Participants with equal answers share a card. When the card closes, participants with other
 * answers leave it.
 */
export const CrewSections = ({ numbers, isAlike, said, inSight, person }: Props) => {
  const [opened, setOpened] = useState<readonly number[] | null>(null);
  const members = numbers.filter((number) => opened?.includes(number) || isAlike(number));
  const crew = members.length >= CREW ? members : [];
  const apart = numbers.filter((number) => !crew.includes(number));
  const title =
    apart.length === 0
      ? crewCopy.whole(formatNumberRanges(crew))
      : crewCopy.rest(formatNumberRanges(crew));
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
