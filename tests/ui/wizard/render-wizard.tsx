import { within } from '@testing-library/react';
import { Provider, useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import type { WizardReservation } from '../../../adapters/http/contract/wizard/wizard.ts';
import { StepView } from '../../../ui/features/wizard/StepScreen.tsx';
import { type AgeRequestProgress, ageAtom } from '../../../ui/features/wizard/state/age.ts';
import { type Codes, codesAtom } from '../../../ui/features/wizard/state/codes.ts';
import { previewAtom, type WizardPreview } from '../../../ui/features/wizard/state/preview.ts';
import { wizardAtom } from '../../../ui/features/wizard/state/wizard.ts';
import type { Wizard } from '../../../ui/features/wizard/state/wizard-state.ts';
import { PageDataProvider } from '../../../ui/hooks/use-page-data.ts';
import { type SessionState, sessionAtom } from '../../../ui/state/account/session.ts';
import type { PageFrame } from '../../../ui/state/page-data.ts';
import { type StepName, stepNumber } from '../../../ui/state/reservation/steps.ts';
import { NOTHING_ENTERED } from '../../../ui/state/reservation/stored-input.ts';
import { textOfScreen } from '../offers/render-screen.tsx';
import { openScreen } from '../open-screen.tsx';
import { scriptedShop } from './scripted-shop.ts';

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
  typed: NOTHING_ENTERED,
  overElsewhere: false,
  faults: [],
  refusal: null,
  attempt: 0,
  reached: stepNumber(step),
  ...more,
});

export type Around = {
  readonly wizard?: Wizard;
  readonly session?: SessionState;
  readonly said?: Codes['said'];
  readonly age?: AgeRequestProgress['state'];
  readonly preview?: WizardPreview;
  readonly frame?: PageFrame;
};

const withState = (
  element: ReactElement,
  { wizard, session, said, age, preview, frame }: Around,
): ReactElement => {
  const { store } = scriptedShop();
  if (wizard) store.set(wizardAtom, wizard);
  if (session) store.set(sessionAtom, session);
  if (preview) store.set(previewAtom, preview);
  if (said) store.set(codesAtom, { id: ID, busy: null, said });
  if (age) store.set(ageAtom, { id: ID, state: age });
  return (
    <Provider store={store}>
      <PageDataProvider value={{ kind: 'client', ...(frame === undefined ? {} : { frame }) }}>
        {element}
      </PageDataProvider>
    </Provider>
  );
};

/** Returns the text of a part of the wizard. Needs happy-dom. */
export const textOfPart = (element: ReactElement, around: Around = {}): string =>
  textOfScreen(withState(element, around));

const nothing = () => undefined;

/** Returns the text of the wizard's step. Needs happy-dom. */
export const textOfWizard = (wizard: Wizard, around: Omit<Around, 'wizard'> = {}): string =>
  textOfPart(
    <StepView id={ID} step={wizard.step} wizard={wizard} submit={nothing} retry={nothing} />,
    { ...around, wizard },
  );

const LiveStep = ({ step }: { readonly step: StepName }) => (
  <StepView
    id={ID}
    step={step}
    wizard={useAtomValue(wizardAtom)}
    submit={nothing}
    retry={nothing}
  />
);

/** Opens the step so that it can be typed into. Needs the environment happy-dom. */
export const openWizard = (wizard: Wizard, around: Omit<Around, 'wizard'> = {}) => {
  const screen = openScreen(withState(<LiveStep step={wizard.step} />, { ...around, wizard }));
  const participant = (number: number) => {
    const section = screen.getByText(`Uczestnik ${number}`).closest('section');
    if (section === null) throw new Error(`Uczestnik ${number} has no section`);
    return { section, ...within(section) };
  };
  return { ...screen, participant };
};
