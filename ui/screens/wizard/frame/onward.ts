import { useStore } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { thanksPage } from '../../../../adapters/http/contract/pages.pl.ts';
import { withStatistics } from '../../../analytics/with-statistics.ts';
import { useStatisticsConsent } from '../../../hooks/use-consent.ts';
import { stepHref } from '../../../state/wizard/steps.ts';
import { type Onward, wizardAtom } from '../../../state/wizard/wizard.ts';

/**
 * Opens the page that an action returned. With `replace` the page replaces the history entry, so
 * that Back does not return to a redirect.
 */
export const useOnward = (id: string) => {
  const [, navigate] = useLocation();
  const store = useStore();
  const { consent } = useStatisticsConsent();
  // Load the statistics code early, because leaving for the payment provider leaves no time for
  // it.
  useEffect(() => withStatistics(consent, () => {}), [consent]);
  return (onward: Onward, replace = false): void => {
    if (onward === null) return;
    if ('pay' in onward) {
      // Report an online order to statistics before the redirect to the provider.
      const { reservation } = store.get(wizardAtom);
      if (reservation)
        withStatistics(consent, ({ layer, reportOrder }) =>
          reportOrder(layer, consent, reservation),
        );
      window.location.assign(onward.pay);
    } else navigate(onward.to === 'thanks' ? thanksPage(id) : stepHref(onward.to, id), { replace });
  };
};
