import { createStore, Provider } from 'jotai';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import type { WizardReservation } from '../../../adapters/http/contract/wizard/wizard.ts';
import { StepView } from '../../../ui/features/wizard/StepScreen.tsx';
import { type AgeQuestionState, ageAtom } from '../../../ui/features/wizard/state/age.ts';
import { type Codes, codesAtom } from '../../../ui/features/wizard/state/codes.ts';
import { previewAtom, type WizardPreview } from '../../../ui/features/wizard/state/preview.ts';
import { wizardAtom } from '../../../ui/features/wizard/state/wizard.ts';
import type { Wizard } from '../../../ui/features/wizard/state/wizard-state.ts';
import { PageDataProvider } from '../../../ui/hooks/use-page-data.ts';
import { type SessionState, sessionAtom } from '../../../ui/state/account/session.ts';
import type { PageFrame } from '../../../ui/state/page-data.ts';
import { NOTHING_TYPED } from '../../../ui/state/reservation/drafts.ts';
import { type StepName, stepNumber } from '../../../ui/state/reservation/steps.ts';

export const ID = 'ABCDEFGH';

export const wizardAt = (
  step: StepName,
  present: WizardReservation,
  more: Partial<Omit<Wizard, 'state' | 'reservation'>> = {},
): Wizard => ({
  id: ID,
  step,
  state: 'editing',
  reservation: present,
  typed: NOTHING_TYPED,
  overElsewhere: false,
  faults: [],
  refusal: null,
  attempt: 0,
  reached: stepNumber(step),
  ...more,
});

export const visibleText = (html: string): string =>
  html
    .replace(/<!-- -->|<wbr\/>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/[\s\u00a0]+/g, ' ');

export type Around = {
  readonly wizard?: Wizard;
  readonly session?: SessionState;
  readonly said?: Codes['said'];
  readonly age?: AgeQuestionState['state'];
  readonly preview?: WizardPreview;
  readonly frame?: PageFrame;
};

export const htmlOf = (
  element: ReactElement,
  { wizard, session, said, age, preview, frame }: Around = {},
): string => {
  const store = createStore();
  if (wizard) store.set(wizardAtom, wizard);
  if (session) store.set(sessionAtom, session);
  if (preview) store.set(previewAtom, preview);
  if (said) store.set(codesAtom, { id: ID, busy: null, said });
  if (age) store.set(ageAtom, { id: ID, state: age });
  return renderToString(
    <Provider store={store}>
      <PageDataProvider value={{ kind: 'client', ...(frame === undefined ? {} : { frame }) }}>
        <Router ssrPath="/rezerwacja">{element}</Router>
      </PageDataProvider>
    </Provider>,
  );
};

export const wizardPage = (wizard: Wizard, around: Omit<Around, 'wizard'> = {}): string =>
  htmlOf(
    <StepView
      id={ID}
      step={wizard.step}
      wizard={wizard}
      submit={() => undefined}
      retry={() => undefined}
    />,
    { ...around, wizard },
  );
