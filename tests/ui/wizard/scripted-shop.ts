import { createStore } from 'jotai';
import { err, ok, type Result } from 'neverthrow';
import { type ApiFailure, apiFailureOf } from '../../../adapters/http/client/call.ts';
import type { WizardReservation } from '../../../adapters/http/contract/wizard/wizard.ts';
import { type WizardDeps, wizardDepsAtom } from '../../../ui/features/wizard/state/wizard.ts';
import { memoryShelf, wizardReservation } from './wizard-samples.ts';

export type Reply = Result<
  { readonly Reservation: WizardReservation; readonly PaymentUrl?: string | null },
  ApiFailure
>;
type Call = {
  readonly name: string;
  readonly body: Record<string, unknown>;
  readonly version: number | undefined;
  readonly key: string | undefined;
};

export const scriptedShop = (script: Record<string, () => Reply | Promise<Reply>> = {}) => {
  const calls: Call[] = [];
  const fetch = async (
    name: string,
    body: object,
    options: { expectedVersion?: number; idempotencyKey?: string } = {},
  ): Promise<Reply> => {
    calls.push({
      name,
      body: { ...body },
      version: options.expectedVersion,
      key: options.idempotencyKey,
    });
    return script[name]?.() ?? ok({ Reservation: wizardReservation(), PaymentUrl: null });
  };
  let keys = 0;
  // The type assertion is safe, because every call that the wizard makes returns a reservation.
  const deps: WizardDeps = {
    call: fetch as WizardDeps['call'],
    shelf: memoryShelf(),
    newKey: () => `key${++keys}`,
  };
  const store = createStore();
  store.set(wizardDepsAtom, deps);
  return { calls, deps, store };
};
export const refusalReply = (status: number, body: object): Reply =>
  err(apiFailureOf(status, null, body));
