import type {
  Unreached,
  WizardReservation,
} from '../../../adapters/http/contract/wizard/wizard.ts';

const isReached = <S extends object>(step: S | Unreached): step is S =>
  Object.keys(step).length > 0;
const orNull = <S extends object>(step: S | Unreached): S | null => (isReached(step) ? step : null);

/** A step is null until the visitor has reached it. */
export const stepsOf = ({
  Data: [trip, flags, berths, insurance, extras, participants, summary],
}: WizardReservation) => ({
  trip: orNull(trip),
  berths: orNull(berths),
  insurance: orNull(insurance),
  extras: orNull(extras),
  participants: orNull(participants),
  summary: orNull(summary),
  reserveList: (orNull(flags)?.Config.IsReserveList ?? 0) === 1,
});
