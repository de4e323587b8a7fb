import type { WizardReservation } from '../../../../adapters/http/contract/wizard/wizard.ts';
import {
  type EnteredAnswers,
  moveDraftsToVersion,
  storeDraft,
} from '../../../state/reservation/drafts.ts';
import type { WizardDeps } from './wizard.ts';
import type { Wizard, WizardEvent } from './wizard-state.ts';

/**
 * After another window has saved, applies the unsaved input of this step, and of the other steps
 * from the tab's storage, to the new reservation (R58).
 */
export const rebaseWizard = (
  { shelf }: WizardDeps,
  wizard: Wizard,
  reservation: WizardReservation,
  typed: EnteredAnswers = wizard.typed,
): WizardEvent => {
  moveDraftsToVersion(
    shelf,
    wizard.id,
    wizard.step,
    wizard.reservation?.Version ?? reservation.Version,
    reservation.Version,
  );
  storeDraft(shelf, wizard.id, wizard.step, { version: reservation.Version, typed });
  return { type: 'rebased', reservation, typed };
};
