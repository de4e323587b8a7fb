import { useStore } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { thanksPage } from '../../../../adapters/http/contract/pages.pl.ts';
import { withStatistics } from '../../../analytics/withStatistics.ts';
import { useConsent } from '../../../hooks/useConsent.ts';
import { stepHref } from '../../../state/wizard/steps.ts';
import { type Onward, wizardAtom } from '../../../state/wizard/wizard.ts';

/** Leads to where an action ended. Redirects take the place of the present entry, so that Back does not come back to them. */
export const useOnward = (id: string) => {
  const [, navigate] = useLocation();
  const store = useStore();
  const { consent } = useConsent();
  // Loaded ahead: leaving for the payment provider leaves no time for it.
  useEffect(() => withStatistics(consent, () => {}), [consent]);
  return (onward: Onward, replace = false): void => {
    if (onward === null) return;
    if ('pay' in onward) {
      // The thank-you of an order that is paid online is the payment's own page: what was ordered is told before leaving for the provider.
      const { reservation } = store.get(wizardAtom);
      if (reservation) withStatistics(consent, ({ layer, tellOrder }) => tellOrder(layer, consent, reservation));
      window.location.assign(onward.pay);
    } else navigate(onward.to === 'thanks' ? thanksPage(id) : stepHref(onward.to, id), { replace });
  };
};
