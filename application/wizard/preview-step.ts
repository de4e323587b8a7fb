import { err, type Result } from 'neverthrow';
import type { ChooseBerths, ChooseExtras, ChooseInsurance, ChooseTrip } from '../../domain/booking/commands.ts';
import type { Caller } from '../booking/caller.ts';
import { customer } from '../booking/giver.ts';
import { wouldBe } from '../booking/would-be.ts';
import type { ViewDeps, WizardView } from './view.ts';
import { shown, type WizardFailure } from './wizard.ts';

/** What a step's save would answer now: the price and the seat decision of choices that are still being made. Nothing is kept. */
export const previewStep =
  (deps: ViewDeps) =>
  async (
    caller: Caller,
    bookingId: string,
    step: ChooseTrip | ChooseBerths | ChooseInsurance | ChooseExtras,
  ): Promise<Result<WizardView, WizardFailure>> => {
    const result = await wouldBe(deps)(customer(caller), bookingId, step, { expectedVersion: null, halfFilled: true });
    return result.isErr() ? err(result.error) : shown(deps, caller, result.value);
  };
