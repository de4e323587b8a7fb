import { useHydrateAtoms } from 'jotai/utils';
import { useLocation, useSearch } from 'wouter';
import { call, newIdempotencyKey } from '../../../adapters/http/client/call.ts';
import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import { NotFound } from '../../shared/page/NotFound.tsx';
import { tabShelf } from '../../state/reservation/drafts.ts';
import { idFrom, STEPS, stepPath } from '../../state/reservation/steps.ts';
import { Thanks } from './afterwards/Thanks.tsx';
import { Entry } from './entry/Entry.tsx';
import { StepScreen } from './StepScreen.tsx';
import { type WizardDeps, wizardDepsAtom } from './state/wizard.ts';

const deps: WizardDeps = { call, shelf: tabShelf(), newKey: newIdempotencyKey };

/** Each step loads its data by the reservation's id in the address (R59). */
export const WizardScreen = () => {
  const [path] = useLocation();
  const id = idFrom(useSearch());
  useHydrateAtoms([[wizardDepsAtom, deps]]);
  const step = STEPS.find((candidate) => stepPath(candidate) === path);
  if (path === pages.booking || (id === '' && (step || path === pages.thanks))) return <Entry />;
  if (step) return <StepScreen id={id} step={step} />;
  return path === pages.thanks ? <Thanks id={id} /> : <NotFound />;
};
