import type { Result } from 'neverthrow';
import type { ApiFailure, CallOptions } from '../../../../adapters/http/client/call.ts';
import type { ReservationAnswer } from '../../../../adapters/http/contract/wizard/wizard.ts';
import { stepDataOf } from '../../../state/reservation/steps.ts';
import { accommodationOf } from './bedroom.ts';
import { tripPayload } from './step1-trip.ts';
import { berthsPayload } from './step2-berths.ts';
import { insurancePayload } from './step3-insurance.ts';
import { extrasPayload, removeHiddenExtras, removeIncompleteExtras } from './step4-extras.ts';
import { participantsPayload } from './step5-participants.ts';
import type { WizardDeps } from './wizard.ts';
import { answersOf, type Wizard } from './wizard-state.ts';

type Sending = {
  /** True if the server shall only calculate the price and store nothing (R15). */
  readonly dryRun: boolean;
  /**
   * True: if the unit has too few places, the party joins the reserve list (R9). False: in this
   * case the server refuses to save step 2.
   */
  readonly acceptsReserveList: boolean;
  /**
   * True: step 4 leaves out add-ons without a chosen size (R54). A preview and a skipped step 4
   * need this.
   */
  readonly onlyComplete: boolean;
  readonly password?: string;
};

/** Sends the answers of a step. Returns null if the step is not loaded or sends no answers. */
export const sendStep = (
  wizard: Wizard,
  { call }: WizardDeps,
  { dryRun, acceptsReserveList, onlyComplete, password = '' }: Sending,
  options: CallOptions = {},
): Promise<Result<ReservationAnswer, ApiFailure>> | null => {
  const { reservation, id, step } = wizard;
  const mode = dryRun ? { dryRun } : {};
  switch (step) {
    case 'trip': {
      const answers = answersOf(wizard, step);
      return answers && call('detailsUpdate', { ...tripPayload(id, answers), ...mode }, options);
    }
    case 'berths': {
      const answers = answersOf(wizard, step);
      if (answers === null) return null;
      const way = accommodationOf(reservation, answers);
      const payload = berthsPayload(id, answers, way, acceptsReserveList);
      return call('accommodationsUpdate', { ...payload, ...mode }, options);
    }
    case 'insurance': {
      const answers = answersOf(wizard, step);
      return (
        answers && call('insuranceUpdate', { ...insurancePayload(id, answers), ...mode }, options)
      );
    }
    case 'extras': {
      const answers = answersOf(wizard, step);
      const extras = reservation && stepDataOf(reservation).extras;
      if (answers === null || extras === null) return null;
      const offered = removeHiddenExtras(extras, answers);
      const payload = extrasPayload(
        id,
        onlyComplete ? removeIncompleteExtras(extras, offered) : offered,
      );
      return call('addonsUpdate', { ...payload, ...mode }, options);
    }
    case 'participants': {
      const answers = answersOf(wizard, step);
      const participants = reservation && stepDataOf(reservation).participants;
      if (answers === null || participants === null || dryRun) return null;
      const payload = participantsPayload(id, answers, {
        password: password === '' ? null : password,
        mayFillLater: participants.MayFillLater,
      });
      return call('participantsUpdate', payload, options);
    }
    case 'summary':
      return null;
  }
};
