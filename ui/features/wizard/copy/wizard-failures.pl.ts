import { pages } from '../../../../adapters/http/contract/pages.pl.ts';
import { pluralize } from '../../../format.ts';
import type { BlockingFailure } from '../state/failures.ts';
import texts from './wizard-failures.pl.json' with { type: 'json' };

const minutes = { one: 'minutę', few: 'minuty', many: 'minut' } as const;

type FailureText = { readonly title: string; readonly text: string };
type FullScreenFailure =
  | Exclude<BlockingFailure['kind'], 'login' | 'confirmed' | 'stepSkipped'>
  | 'orderAway';
export const wizardFailureCopy: { readonly [K in FullScreenFailure]: FailureText } =
  texts.wizardFailureCopy;

export const failureActions = {
  ...texts.failureActions,
  waitFor: (seconds: number) =>
    `Spróbuj ponownie za ${pluralize(Math.max(1, Math.ceil(seconds / 60)), minutes)}.`,
  accept: (amount: string) => `Rezerwuję i płacę ${amount}`,
  free: (places: number) => `wolne miejsca: ${places}`,
  otherTripsHref: pages.offers,
} as const;
