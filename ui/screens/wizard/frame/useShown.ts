import { useAtomValue } from 'jotai';
import type { WizardReservation } from '../../../../adapters/http/contract/wizard/wizard.ts';
import { countingAtom, savedAtom, toldAtom } from '../../../state/wizard/preview.ts';

export type Shown = {
  /** What the answers of the screen come to: as the shop tells of them, else as they were saved last. */
  readonly reservation: WizardReservation;
  /** The shop is being asked about answers that have just changed. */
  readonly counting: boolean;
};

/** The reservation as the screens show its price: what is saved, with the shop's word on what is not saved yet. */
export const useShown = (saved: WizardReservation): Shown => {
  const own = useAtomValue(savedAtom);
  const told = useAtomValue(toldAtom);
  const counting = useAtomValue(countingAtom);
  // Another reservation than the page's own, as trouble screens show it, has no preview.
  return own === saved ? { reservation: told ?? saved, counting } : { reservation: saved, counting: false };
};
