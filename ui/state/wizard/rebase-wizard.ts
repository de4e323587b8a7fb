import type { WizardReservation } from '../../../adapters/http/contract/wizard/wizard.ts';
import { moveDraftsToVersion, shelveDraft } from './drafts.ts';
import type { TypedAnswers } from './typed.ts';
import type { Wizard, WizardDeps } from './wizard.ts';

/**
 * The wizard with a newer response that did not come from saving the step. Unsaved input stays,
 * here and in the other steps' storage (R58).
 */
export const rebaseWizard = (
  { shelf }: WizardDeps,
  wizard: Wizard,
  reservation: WizardReservation,
  typed: TypedAnswers = wizard.typed,
): Wizard => {
  moveDraftsToVersion(
    shelf,
    wizard.id,
    wizard.step,
    wizard.reservation?.Version ?? reservation.Version,
    reservation.Version,
  );
  shelveDraft(shelf, wizard.id, wizard.step, { version: reservation.Version, typed });
  return { ...wizard, reservation, typed };
};
