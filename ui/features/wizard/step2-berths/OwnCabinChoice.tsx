import { useSetAtom } from 'jotai';
import { useCallback, useRef } from 'react';
import type { WizardReservation } from '../../../../adapters/http/contract/wizard/wizard.ts';
import { formatMoney } from '../../../format.ts';
import { Checkbox } from '../../../parts/Checkbox.tsx';
import { stepDataOf } from '../../../state/reservation/steps.ts';
import { berthsCopy, faultText, tripCopy } from '../copy/wizard.pl.ts';
import { type StepProps, useOpenNextPage } from '../frame/step-props.ts';
import shared from '../shared.module.css';
import { giveUpCabinAtom } from '../state/bedroom.ts';
import { controlId, type Fault } from '../state/failures.ts';

/** A save of step 2 cannot give up a cabin, so unticking the box saves step 1 again (R13.3). */
export const useOwnCabinChoice = ({
  wizard,
  reservation,
  answers,
  change,
}: StepProps<'berths'>) => {
  const leave = useSetAtom(giveUpCabinAtom);
  const openNextPage = useOpenNextPage(wizard.id);
  const cabin = stepDataOf(reservation).trip?.Config.AccommodationOption === 'cabin';
  const take = (bedroom: boolean): void => {
    if (cabin && !bedroom) void leave().then((to) => openNextPage(to));
    else change({ ...answers, booking: { bedroom } });
  };
  const latest = useRef(take);
  latest.current = take;
  return useCallback((bedroom: boolean) => latest.current(bedroom), []);
};

type Props = Pick<StepProps<'berths'>, 'error'> & {
  readonly reservation: WizardReservation;
  readonly bedroom: boolean;
  readonly takeBedroom: (isTaken: boolean) => void;
  readonly early: readonly Fault[];
};

/** Asks two people who sail together if they want a cabin for themselves (W-042). */
export const OwnCabinChoice = ({ reservation, bedroom, takeBedroom, early, error }: Props) => {
  const from = stepDataOf(reservation).trip?.PricesFrom.Cabin ?? null;
  const fault = early.find(({ field }) => field === 'bedroomChosen');
  return (
    <Checkbox
      id={controlId('bedroomChosen', 1)}
      checked={bedroom}
      error={error('bedroomChosen', 1) ?? (fault && faultText(fault))}
      onChange={({ target }) => takeBedroom(target.checked)}
    >
      <b>{berthsCopy.bedroom}</b>
      {from !== null && (
        <span className={shared.followed}>{tripCopy.fromEach(formatMoney(from))}</span>
      )}
    </Checkbox>
  );
};
