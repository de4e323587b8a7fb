// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { createStore } from 'jotai';
import { ok } from 'neverthrow';
import { afterEach, describe, expect, it } from 'vitest';
import type { WizardReservation } from '../../../adapters/http/contract/wizard/wizard.ts';
import { giveUpCabinAtom } from '../../../ui/features/wizard/state/bedroom.ts';
import {
  needsReserveListConsent,
  requestPreviewAtom,
} from '../../../ui/features/wizard/state/preview.ts';
import { saveStepAtom } from '../../../ui/features/wizard/state/save.ts';
import {
  changeAnswersAtom,
  openStepAtom,
  type WizardDeps,
  wizardAtom,
  wizardDepsAtom,
} from '../../../ui/features/wizard/state/wizard.ts';
import { answersOf } from '../../../ui/features/wizard/state/wizard-state.ts';
import { ID, openWizard, wizardAt } from './render-wizard.tsx';
import { memoryShelf, wizardData, wizardReservation, wizardRoom } from './wizard-samples.ts';

const two = (
  option: 'single' | 'cabin',
  more: Partial<ReturnType<typeof wizardData>['trip']> = {},
): WizardReservation => {
  const { trip } = wizardData();
  return wizardReservation({
    trip: {
      ...trip,
      CanReserveCabin: true,
      ...more,
      Config: { ...trip.Config, AccommodationOption: option },
    },
  });
};
const box = (present: WizardReservation): HTMLElement | null => {
  cleanup();
  return openWizard(wizardAt('berths', present)).queryByRole('checkbox', {
    name: /^Kabina 2-osobowa tylko dla Was\s*od\s2\s249\sPLN/,
  });
};
afterEach(cleanup);

const shop = (start: 'single' | 'cabin', present = two) => {
  const sent: (readonly [name: string, body: Record<string, unknown>])[] = [];
  let option = start;
  const call = async (name: string, body: Record<string, unknown>) => {
    sent.push([name, body]);
    if (name === 'detailsUpdate') option = body.bedroomChosen === 0 ? 'single' : 'cabin';
    return ok({ Reservation: present(option) });
  };
  const deps: WizardDeps = {
    call: call as WizardDeps['call'],
    shelf: memoryShelf(),
    newKey: () => 'key',
  };
  const store = createStore();
  store.set(wizardDepsAtom, deps);
  const tick = (bedroom: boolean) => {
    const answers = answersOf(store.get(wizardAtom), 'berths');
    if (!answers) throw new Error('step 2 is open');
    store.set(changeAnswersAtom, { ...answers, booking: { bedroom } });
  };
  return { sent, deps, store, tick };
};
const bedrooms = (body: Record<string, unknown> | undefined) =>
  JSON.stringify(body?.accommodationConfig).match(/"bedroomChosen":\d/g);

describe('the checkbox with which two people take a cabin for themselves', () => {
  it('W-042: two people see the checkbox if the offer sells cabins; ticked if step 1 chose a cabin', () => {
    expect(box(two('cabin'))).toMatchObject({ checked: true });
    expect(box(two('single'))).toMatchObject({ checked: false });
    expect(box(two('single', { CanReserveCabin: false }))).toBeNull();
  });

  it('W-042, R13.3: if ticked, both the preview and the save send the cabin for both people', async () => {
    const { sent, store, tick } = shop('single');
    await store.set(openStepAtom, ID, 'berths');
    tick(true);
    await store.set(requestPreviewAtom);
    await store.set(saveStepAtom);
    const saves = sent.filter(([name]) => name === 'accommodationsUpdate').map(([, body]) => body);
    expect(saves.map(bedrooms)).toEqual([
      ['"bedroomChosen":1', '"bedroomChosen":1'],
      ['"bedroomChosen":1', '"bedroomChosen":1'],
    ]);
    expect(saves.map(({ dryRun }) => dryRun)).toEqual([true, undefined]);
  });

  it('W-042, W-119: if a yacht has free places but no free cabin, ticking requires reserve-list consent', async () => {
    const { berths } = wizardData();
    const noCabin = {
      ...berths,
      ResortsList: [
        { Name: 'Dalmacja', RoomsList: [wizardRoom(1, { CabinOpen: false }), wizardRoom(11)] },
      ],
    };
    const full = (option: 'single' | 'cabin') => {
      const present = two(option);
      return { ...present, Data: present.Data.with(2, noCabin) as WizardReservation['Data'] };
    };
    const { store, tick } = shop('single', full);
    await store.set(openStepAtom, ID, 'berths');
    expect(needsReserveListConsent(store.get(wizardAtom))).toBe(false);
    tick(true);
    expect(needsReserveListConsent(store.get(wizardAtom))).toBe(true);
  });

  it('W-042: unticking it changes the cabin to two single places and keeps all other choices', async () => {
    const { sent, store } = shop('cabin');
    await store.set(openStepAtom, ID, 'berths');
    const before = answersOf(store.get(wizardAtom), 'berths');
    await store.set(giveUpCabinAtom);
    expect(sent.at(-1)).toMatchObject([
      'detailsUpdate',
      { accommodationOption: 'single', participantsCount: 2 },
    ]);
    const { state, reservation: current } = store.get(wizardAtom);
    expect([state, current && answersOf(store.get(wizardAtom), 'berths')?.booking]).toEqual([
      'editing',
      { bedroom: false },
    ]);
    expect(answersOf(store.get(wizardAtom), 'berths')?.people).toEqual(before?.people);
  });
});
