import { createStore, Provider } from 'jotai';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import type { WizardReservation } from '../../../adapters/http/contract/wizard/wizard.ts';
import { StepView } from '../../../ui/screens/wizard/StepScreen.tsx';
import { type AgeQuestion, ageAtom } from '../../../ui/state/wizard/age.ts';
import { type Codes, codesAtom } from '../../../ui/state/wizard/codes.ts';
import { numberOf, type StepName } from '../../../ui/state/wizard/steps.ts';
import { NOTHING_TYPED } from '../../../ui/state/wizard/typed.ts';
import { type Wizard, wizardAtom } from '../../../ui/state/wizard/wizard.ts';

// A step as a reader sees it, without a browser.

export const ID = 'ABCDEFGH';

export const wizardAt = (step: StepName, present: WizardReservation, more: Partial<Wizard> = {}): Wizard => ({
  id: ID,
  step,
  reservation: present,
  typed: NOTHING_TYPED,
  overElsewhere: false,
  busy: null,
  pressed: false,
  trouble: null,
  faults: [],
  refused: false,
  accountFault: null,
  attempt: 0,
  readAhead: null,
  reached: numberOf(step),
  ...more,
});

/** Tags and React's comments gone, spaces as readers see them. */
export const textOf = (html: string): string =>
  html
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/[\s\u00a0]+/g, ' ');

export type Around = { readonly wizard?: Wizard; readonly said?: Codes['said']; readonly age?: AgeQuestion['state'] };

export const htmlOf = (element: ReactElement, { wizard, said, age }: Around = {}): string => {
  const store = createStore();
  if (wizard) store.set(wizardAtom, wizard);
  if (said) store.set(codesAtom, { id: ID, busy: null, said });
  if (age) store.set(ageAtom, { id: ID, state: age });
  return renderToString(
    <Provider store={store}>
      <Router ssrPath="/rezerwacja">{element}</Router>
    </Provider>,
  );
};

/** The page of a step in a state. */
export const pageOf = (wizard: Wizard, around: Omit<Around, 'wizard'> = {}): string =>
  htmlOf(<StepView id={ID} step={wizard.step} wizard={wizard} submit={() => undefined} retry={() => undefined} />, { ...around, wizard });
