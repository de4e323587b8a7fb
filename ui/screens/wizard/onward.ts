import { useLocation } from 'wouter';
import { stepHref, thanksHref } from '../../state/wizard/steps.ts';
import type { Onward } from '../../state/wizard/wizard.ts';

/** Leads to where an action ended. Redirects take the place of the present entry, so that Back does not come back to them. */
export const useOnward = (id: string) => {
  const [, navigate] = useLocation();
  return (onward: Onward, replace = false): void => {
    if (onward === null) return;
    if ('pay' in onward) window.location.assign(onward.pay);
    else navigate(onward.to === 'thanks' ? thanksHref(id) : stepHref(onward.to, id), { replace });
  };
};
