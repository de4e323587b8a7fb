import { useSetAtom } from 'jotai';
import type { StepName } from '../../state/reservation/steps.ts';
import { useOpenNextPage, useStepProps } from './frame/step-props.ts';
import { saveStepAtom } from './state/save.ts';
import { StepTrip } from './step1-trip/StepTrip.tsx';
import { StepBerths } from './step2-berths/StepBerths.tsx';
import { StepInsurance } from './step3-insurance/StepInsurance.tsx';
import { StepExtras } from './step4-extras/StepExtras.tsx';
import { StepParticipants } from './step5-participants/StepParticipants.tsx';
import { StepSummary } from './step6-summary/StepSummary.tsx';

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
  const save = useSetAtom(saveStepAtom);
  const openNextPage = useOpenNextPage(props?.wizard.id ?? '');
  return (
    props && <StepExtras {...props} skip={() => void save(true).then((to) => openNextPage(to))} />
  );
};
const Participants = () => {
  const props = useStepProps('participants');
  return props && <StepParticipants {...props} />;
};
const Summary = () => {
  const props = useStepProps('summary');
  return props && <StepSummary {...props} />;
};

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
