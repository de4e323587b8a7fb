import { useSetAtom } from 'jotai';
import { saveAtom } from '../../state/wizard/save.ts';
import type { StepName } from '../../state/wizard/steps.ts';
import { useOnward } from './onward.ts';
import { outside } from './outside.ts';
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
const Extras = () => {
  const props = useStepProps('extras');
  const save = useSetAtom(saveAtom);
  const onward = useOnward(props?.wizard.id ?? '');
  return props && <StepExtras {...props} skip={() => void save(outside, true).then((to) => onward(to))} />;
};
const Participants = () => {
  const props = useStepProps('participants');
  return props && <StepParticipants {...props} />;
};
const Summary = () => {
  const props = useStepProps('summary');
  return props && <StepSummary {...props} />;
};

/** The questions of a step. */
export const StepBody = ({ step }: { readonly step: StepName }) => {
  switch (step) {
    case 'trip':
      return <Trip />;
    case 'berths':
      return <Berths />;
    case 'insurance':
      return <Insurance />;
    case 'extras':
      return <Extras />;
    case 'participants':
      return <Participants />;
    case 'summary':
      return <Summary />;
  }
};
