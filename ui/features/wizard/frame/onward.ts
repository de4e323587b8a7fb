import { useStore } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { thanksPage } from '../../../../adapters/http/contract/pages.pl.ts';
import { useStatisticsConsent } from '../../../hooks/use-consent.ts';
import { withStatistics } from '../../../shared/analytics/with-statistics.ts';
import { stepHref } from '../../../state/reservation/steps.ts';
import { type Onward, wizardAtom } from '../state/wizard.ts';

/** With `replace`, Back does not return to a redirect. */
export const useOnward = (id: string) => {
  const [, navigate] = useLocation();
  const store = useStore();
  const { consent } = useStatisticsConsent();
  // Leaving for the payment provider gives no time to load statistics code, so it loads early.
  useEffect(() => withStatistics(consent, () => {}), [consent]);
  return (onward: Onward, replace = false): void => {
    if (onward === null) return;
    if ('pay' in onward) {
      const { reservation } = store.get(wizardAtom);
      if (reservation)
        withStatistics(consent, ({ layer, reportOrder }) =>
          reportOrder(layer, consent, reservation),
        );
      window.location.assign(onward.pay);
    } else navigate(onward.to === 'thanks' ? thanksPage(id) : stepHref(onward.to, id), { replace });
  };
};
