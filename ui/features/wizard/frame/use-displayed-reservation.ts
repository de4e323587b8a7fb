import { useAtomValue } from 'jotai';
import type { WizardReservation } from '../../../../adapters/http/contract/wizard/wizard.ts';
import { stepsOf } from '../../../state/reservation/steps-of.ts';
import {
  currentPreviewAtom,
  previewPendingAtom,
  reserveListAtom,
  savedReservationAtom,
} from '../state/preview.ts';

export type DisplayedReservation = {
  /** The server's preview of the current answers, or the saved reservation without a preview. */
  readonly reservation: WizardReservation;
  readonly counting: boolean;
  /** True if the party is on the reserve list, or would join it with the current answers. */
  readonly listed: boolean;
};

export const useDisplayedReservation = (saved: WizardReservation): DisplayedReservation => {
  const wizardReservation = useAtomValue(savedReservationAtom);
  const preview = useAtomValue(currentPreviewAtom);
  const counting = useAtomValue(previewPendingAtom);
  const listed = useAtomValue(reserveListAtom);
  // A failure screen passes another reservation than the wizard's; that one has no preview.
  return wizardReservation === saved
    ? { reservation: preview ?? saved, counting, listed }
    : { reservation: saved, counting: false, listed: stepsOf(saved).reserveList };
};
