import { useHydrateAtoms } from 'jotai/utils';
import { useLocation, useSearch } from 'wouter';
import { call, newIdempotencyKey } from '../../../adapters/http/client/call.ts';
import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import { NotFound } from '../../shared/page/NotFound.tsx';
import { openTabStorage } from '../../state/browser-storage.ts';
import { reservationIdInSearch, STEPS, stepPath } from '../../state/reservation/steps.ts';
import { Thanks } from './afterwards/Thanks.tsx';
import { WizardEntry } from './entry/WizardEntry.tsx';
import { StepScreen } from './StepScreen.tsx';
import { type WizardDeps, wizardDepsAtom } from './state/wizard.ts';

const deps: WizardDeps = { call, shelf: openTabStorage(), newKey: newIdempotencyKey };

/** Each step loads its data by the reservation's id in the address (R59). */
export const WizardScreen = () => {
  const [path] = useLocation();
  const id = reservationIdInSearch(useSearch());
  useHydrateAtoms([[wizardDepsAtom, deps]]);
  const step = STEPS.find((candidate) => stepPath(candidate) === path);
  if (path === pages.booking || (id === '' && (step || path === pages.thanks)))
    return <WizardEntry />;
  if (step) return <StepScreen id={id} step={step} />;
  return path === pages.thanks ? <Thanks id={id} /> : <NotFound />;
};
