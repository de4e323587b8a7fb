import type { WizardReservation } from '../../../adapters/http/contract/wizard/wizard.ts';
import { saved, shelve } from './drafts.ts';
import type { Typed } from './typed.ts';
import type { Outside, Wizard } from './wizard.ts';

/** The wizard on a newer answer of its own making, beside the step's save: what was typed stays, here and on the other steps' shelves (R58). */
export const onNewer = ({ shelf }: Outside, wizard: Wizard, reservation: WizardReservation, typed: Typed = wizard.typed): Wizard => {
  saved(shelf, wizard.id, wizard.step, wizard.reservation?.Version ?? reservation.Version, reservation.Version);
  shelve(shelf, wizard.id, wizard.step, { version: reservation.Version, typed });
  return { ...wizard, reservation, typed };
};
