import { type ComponentType, createElement } from 'react';
import type { StepName } from '../../state/reservation/steps.ts';
import { type StepProps, useStepProps } from './frame/step-props.ts';
import { StepTrip } from './step1-trip/StepTrip.tsx';
import { StepBerths } from './step2-berths/StepBerths.tsx';
import { StepInsurance } from './step3-insurance/StepInsurance.tsx';
import { StepExtras } from './step4-extras/StepExtras.tsx';
import { StepParticipants } from './step5-participants/StepParticipants.tsx';
import { StepSummary } from './step6-summary/StepSummary.tsx';

const connectStep =
  <S extends StepName>(step: S, Screen: ComponentType<StepProps<S>>): ComponentType =>
  () => {
    const props = useStepProps(step);
    return props && createElement(Screen, props);
  };

const STEP_BODIES: Readonly<Record<StepName, ComponentType>> = {
  trip: connectStep('trip', StepTrip),
  berths: connectStep('berths', StepBerths),
  insurance: connectStep('insurance', StepInsurance),
  extras: connectStep('extras', StepExtras),
  participants: connectStep('participants', StepParticipants),
  summary: connectStep('summary', StepSummary),
};

export const StepBody = ({ step }: { readonly step: StepName }) => createElement(STEP_BODIES[step]);
