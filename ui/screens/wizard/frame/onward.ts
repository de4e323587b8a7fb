import { useStore } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { thanksPage } from '../../../../adapters/http/contract/pages.pl.ts';
import { withStatistics } from '../../../analytics/with-statistics.ts';
import { useStatisticsConsent } from '../../../hooks/use-consent.ts';
import { stepHref } from '../../../state/wizard/steps.ts';
import { type Onward, wizardAtom } from '../../../state/wizard/wizard.ts';

/** Redirects replace the history entry, so that Back does not return to them. */
export const useOnward = (id: string) => {
  const [, navigate] = useLocation();
  const store = useStore();
  const { consent } = useStatisticsConsent();
  // Loaded ahead: leaving for the payment provider leaves no time for it.
  useEffect(() => withStatistics(consent, () => {}), [consent]);
  return (onward: Onward, replace = false): void => {
    if (onward === null) return;
    if ('pay' in onward) {
      // Statistics get an online order before the redirect to the provider.
      const { reservation } = store.get(wizardAtom);
      if (reservation)
        withStatistics(consent, ({ layer, reportOrder }) =>
          reportOrder(layer, consent, reservation),
        );
      window.location.assign(onward.pay);
    } else navigate(onward.to === 'thanks' ? thanksPage(id) : stepHref(onward.to, id), { replace });
  };
};
