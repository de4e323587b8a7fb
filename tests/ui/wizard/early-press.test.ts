// @vitest-environment happy-dom
import { ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { WizardReservation } from '../../../adapters/http/contract/wizard/wizard.ts';
import { confirmOrderAtom } from '../../../ui/features/wizard/state/confirm.ts';
import { saveStepAtom } from '../../../ui/features/wizard/state/save.ts';
import {
  changeAnswersAtom,
  openStepAtom,
  wizardAtom,
} from '../../../ui/features/wizard/state/wizard.ts';
import { answersOf } from '../../../ui/features/wizard/state/wizard-state.ts';
import type { StepName } from '../../../ui/state/reservation/steps.ts';
import { textOfWizard } from './render-wizard.tsx';
import { type Reply, scriptedShop } from './scripted-shop.ts';
import { wizardReservation } from './wizard-samples.ts';

describe('a press of „Dalej” or of the order button while the step is still being loaded again', () => {
  const reopened = async (step: StepName) => {
    const gate = Promise.withResolvers<Reply>();
    let reads = 0;
    const again = () => (++reads === 1 ? ok({ Reservation: wizardReservation() }) : gate.promise);
    const scripted = scriptedShop({ insuranceGet: again, confirmationGet: again });
    await scripted.store.set(openStepAtom, 'ABCDEFGH', step);
    const answers = step === 'summary' && answersOf(scripted.store.get(wizardAtom), 'summary');
    if (answers)
      scripted.store.set(changeAnswersAtom, {
        ...answers,
        booking: { ...answers.booking, data: true, terms: true },
      });
    const opening = scripted.store.set(openStepAtom, 'ABCDEFGH', step);
    const sent = (name: string) => scripted.calls.filter((call) => call.name === name);
    return {
      ...scripted,
      opening,
      sent,
      arrive: (Reservation: WizardReservation) => gate.resolve(ok({ Reservation })),
    };
  };

  it('„Dalej” shows at once that it is busy, and saves the step once, after the reload (W-114)', async () => {
    const { store, sent, arrive } = await reopened('insurance');
    const pressed = store.set(saveStepAtom);
    const twice = store.set(saveStepAtom);
    expect(textOfWizard(store.get(wizardAtom))).toContain('Zapisuję');
    arrive(wizardReservation({}, { Version: 6 }));
    expect(await pressed).toEqual({ to: 'extras' });
    expect(await twice).toBeNull();
    expect(sent('insuranceUpdate')).toMatchObject([{ version: 6 }]);
  });

  it('two simultaneous presses send only one order or one save', async () => {
    const { store, sent, opening, arrive } = await reopened('summary');
    arrive(wizardReservation());
    await opening;
    await Promise.all([store.set(confirmOrderAtom), store.set(confirmOrderAtom)]);
    expect(sent('confirm')).toHaveLength(1);
    await store.set(openStepAtom, 'ABCDEFGH', 'berths');
    await Promise.all([store.set(saveStepAtom), store.set(saveStepAtom)]);
    expect(sent('accommodationsUpdate')).toHaveLength(1);
  });

  it('if the order button is pressed before the reload ends, the order has the price seen then (R17)', async () => {
    const { store, sent, arrive } = await reopened('summary');
    const pressed = store.set(confirmOrderAtom);
    arrive(wizardReservation());
    expect(await pressed).toEqual({ to: 'thanks' });
    expect(sent('confirm')).toMatchObject([{ body: { expectedPrice: '4098' } }]);
  });

  it('if the reload brings a different price, nothing is ordered until a second press (R17)', async () => {
    const { store, sent, arrive } = await reopened('summary');
    const pressed = store.set(confirmOrderAtom);
    const dearer = { ...wizardReservation().Price, CurrentPrice: '4500', LeftToPay: '4500' };
    arrive(wizardReservation({}, { Price: dearer }));
    expect(await pressed).toBeNull();
    expect(sent('confirm')).toEqual([]);
    expect(store.get(wizardAtom)).toMatchObject({ state: 'editing' });
    await store.set(confirmOrderAtom);
    expect(sent('confirm')).toMatchObject([{ body: { expectedPrice: '4500' } }]);
  });

  it('nothing is saved if the customer opens another step before the reload ends', async () => {
    const { store, sent, arrive } = await reopened('insurance');
    const pressed = store.set(saveStepAtom);
    await store.set(openStepAtom, 'ABCDEFGH', 'berths');
    arrive(wizardReservation());
    expect(await pressed).toBeNull();
    expect(sent('insuranceUpdate')).toEqual([]);
    expect(store.get(wizardAtom)).toMatchObject({ step: 'berths', state: 'editing' });
  });
});
