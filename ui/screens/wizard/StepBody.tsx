import type { StepName } from '../../state/wizard/steps.ts';
import { StepBerths } from './StepBerths.tsx';
import { StepExtras } from './StepExtras.tsx';
import { StepInsurance } from './StepInsurance.tsx';
import { StepParticipants } from './StepParticipants.tsx';
import { StepSummary } from './StepSummary.tsx';
import { StepTrip } from './StepTrip.tsx';
import { useStepProps } from './stepProps.ts';

const Trip = () => {
  const props = useStepProps('trip');
  return props && <StepTrip {...props} />;
};
const Berths = () => {
  const props = useStepProps('berths');
  return props && <StepBerths {...props} />;
};
const Insurance = () => {
  const props = useStepProps('insurance');
  return props && <StepInsurance {...props} />;
};
const Extras = ({ skip }: { readonly skip: () => void }) => {
  const props = useStepProps('extras');
  return props && <StepExtras {...props} skip={skip} />;
};
const Participants = () => {
  const props = useStepProps('participants');
  return props && <StepParticipants {...props} />;
};
const Summary = () => {
  const props = useStepProps('summary');
  return props && <StepSummary {...props} />;
};

type Props = { readonly step: StepName; readonly skip: () => void };

/** The questions of a step. */
export const StepBody = ({ step, skip }: Props) => {
  switch (step) {
    case 'trip':
      return <Trip />;
    case 'berths':
      return <Berths />;
    case 'insurance':
      return <Insurance />;
    case 'extras':
      return <Extras skip={skip} />;
    case 'participants':
      return <Participants />;
    case 'summary':
      return <Summary />;
  }
};
