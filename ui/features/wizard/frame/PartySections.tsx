import { createContext, type ReactNode, useContext, useState } from 'react';
import type { WizardReservation } from '../../../../adapters/http/contract/wizard/wizard.ts';
import { Panel } from '../../../parts/Panel.tsx';
import { stepDataOf } from '../../../state/reservation/steps.ts';
import { crewCopy } from '../copy/wizard-participants.pl.ts';
import type { Fault } from '../state/failures.ts';
import { formatNumberRanges } from '../state/party.ts';
import css from './crew.module.css';

const Within = createContext(false);
/** True inside the card that participants with equal answers share. */
export const useIsInSharedCard = (): boolean => useContext(Within);

type Props = {
  /** The participants who can share a card. */
  readonly numbers: readonly number[];
  readonly isAlike: (number: number) => boolean;
  /** A participant with one of these errors gets a separate card. */
  readonly faults: readonly Fault[];
  readonly said: ReactNode;
  readonly inSight?: ((number: number) => ReactNode) | undefined;
  readonly person: (number: number) => ReactNode;
};

const CREW = 2;

/**
 * Participants with equal answers share a card. While the card is open, all of them stay in it,
 * even if their answers change. When it closes, participants with different answers get separate
 * cards.
 */
const CrewSections = ({ numbers, isAlike, faults, said, inSight, person }: Props) => {
  const [opened, setOpened] = useState<readonly number[] | null>(null);
  const members = numbers.filter(
    (number) =>
      opened?.includes(number) ||
      (isAlike(number) && !faults.some((fault) => fault.person === number)),
  );
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

type PartyProps<Person> = Pick<Props, 'faults' | 'said'> & {
  readonly reservation: WizardReservation;
  readonly people: readonly Person[];
  /** The number of the party's own skipper, who always has a separate card. */
  readonly skipper?: number | null;
  readonly isAlike: (person: Person, number: number) => boolean;
  readonly inSight?: (person: Person, number: number) => ReactNode;
  readonly children: (person: Person, number: number) => ReactNode;
};

/** A card for each participant; on a whole yacht, participants with equal answers share a card. */
export const PartySections = <Person extends object>({
  reservation,
  people,
  skipper,
  isAlike,
  inSight,
  children,
  ...crew
}: PartyProps<Person>) => {
  const numbers = people.map((_, index) => index + 1);
  const ofNumber =
    <T,>(read: (person: Person, number: number) => T) =>
    (number: number): T | undefined => {
      const person = people[number - 1];
      return person && read(person, number);
    };
  const person = ofNumber(children);
  if (stepDataOf(reservation).trip?.Config.AccommodationOption !== 'whole')
    return numbers.map((number) => person(number));
  const isSeparate = (number: number): boolean => number === 1 || number === skipper;
  return (
    <>
      {numbers.filter(isSeparate).map((number) => person(number))}
      <CrewSections
        {...crew}
        numbers={numbers.filter((number) => !isSeparate(number))}
        isAlike={(number) => ofNumber(isAlike)(number) === true}
        inSight={inSight && ofNumber(inSight)}
        person={person}
      />
    </>
  );
};
