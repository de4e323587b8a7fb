import { err, type Result } from 'neverthrow';
import type {
  ChooseBerths,
  ChooseExtras,
  ChooseInsurance,
  ChooseTrip,
} from '../../domain/booking/commands.ts';
import { customerActor } from '../booking/actor.ts';
import type { Caller } from '../booking/caller.ts';
import { previewCommand } from '../booking/preview.ts';
import type { ViewDeps, WizardView } from './view.ts';
import { toView, type WizardFailure } from './wizard.ts';

export const previewStep =
  (deps: ViewDeps) =>
  async (
    caller: Caller,
    bookingId: string,
    step: ChooseTrip | ChooseBerths | ChooseInsurance | ChooseExtras,
  ): Promise<Result<WizardView, WizardFailure>> => {
    const result = await previewCommand(deps)(customerActor(caller), bookingId, step, {
      expectedVersion: null,
      halfFilled: true,
    });
    return result.isErr() ? err(result.error) : toView(deps, caller, result.value);
  };
