import { useAtomValue } from 'jotai';
import type { WizardReservation } from '../../../../adapters/http/contract/wizard/wizard.ts';
import { stepsOf } from '../../../state/wizard/answers.ts';
import { countingAtom, listedAtom, savedAtom, toldAtom } from '../../../state/wizard/preview.ts';

export type Shown = {
  /** What the answers of the screen come to: as the shop tells of them, else as they were saved last. */
  readonly reservation: WizardReservation;
  /** The shop is being asked about answers that have just changed. */
  readonly counting: boolean;
  /** It is a sign-up for the reserve list, or would be as the screen stands. */
  readonly listed: boolean;
};

/** The reservation as the screens show its price: what is saved, with the shop's word on what is not saved yet. */
export const useShown = (saved: WizardReservation): Shown => {
  const own = useAtomValue(savedAtom);
  const told = useAtomValue(toldAtom);
  const counting = useAtomValue(countingAtom);
  const listed = useAtomValue(listedAtom);
  // Another reservation than the page's own, as trouble screens show it, has no preview.
  return own === saved
    ? { reservation: told ?? saved, counting, listed }
    : { reservation: saved, counting: false, listed: stepsOf(saved).reserveList };
};
