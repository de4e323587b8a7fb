import type { CancellingTerms as Terms } from '../../adapters/http/contract/offers/catalogue.ts';
import { cancellingCopy } from '../copy/cancelling.pl.ts';
import css from './CancellingTerms.module.css';
import { Notice } from './Notice.tsx';
import { SummaryRows } from './SideSummary.tsx';

const daysOf = ({ FromDays, ToDays }: Terms['Fees'][number]): string => {
  if (ToDays === null) return cancellingCopy.from(FromDays);
  return FromDays === 0 ? cancellingCopy.until(ToDays) : cancellingCopy.between(FromDays, ToDays);
};

/**
 * Shows until which day cancelling is free, and the fees after that day. If that day is past
 * (`FreeUntil` is null), shows only the fees (R48).
 */
export const CancellingTerms = ({ FreeUntil, Fees }: Terms) => (
  <div className={css.terms}>
    {FreeUntil !== null && <Notice kind="good">{cancellingCopy.free(FreeUntil)}</Notice>}
    <details>
      <summary>{cancellingCopy.fees}</summary>
      <p>{FreeUntil === null ? cancellingCopy.always : cancellingCopy.afterwards}</p>
      <SummaryRows
        rows={Fees.map((step) => ({
          text: daysOf(step),
          amount: cancellingCopy.percent(step.Percent),
        }))}
      />
    </details>
  </div>
);
