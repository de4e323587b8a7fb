import type { ReactNode } from 'react';
import type { Step6 } from '../../../../adapters/http/contract/wizard/steps.ts';
import { copyingCopy } from '../../../copy/copying.pl.ts';
import { formatMoney, formatWithinHours } from '../../../format.ts';
import { formatInstant } from '../../../moments.ts';
import { TransferQrCode } from '../../../parts/TransferQrCode.tsx';
import { CopyButton } from '../../../parts/words/CopyButton.tsx';
import { summaryCopy, thanksCopy } from '../copy/wizard.pl.ts';
import { afterCopy } from '../copy/wizard-payment.pl.ts';
import shared from '../shared.module.css';
import { type DueText, TransferRows } from '../step6-summary/PaymentChoice.tsx';
import css from './Thanks.module.css';

type CopyableProps = {
  readonly value: string;
  readonly what: string;
  readonly children: ReactNode;
};

const CopyableValue = ({ value, what, children }: CopyableProps) => (
  <span className={css.copied}>
    <span>{children}</span>
    <CopyButton kind="quiet" text={value} named={copyingCopy.copyOf(what)} />
  </span>
);

type NextDue = NonNullable<Step6['NextDue']>;

export const transferDueOf = (
  { Amount, Until, By }: NextDue,
  firstHours: number,
): DueText & { readonly amount: string } => ({
  amount: formatMoney(Amount),
  until:
    Until !== null
      ? afterCopy.until(Until)
      : By === null
        ? formatWithinHours(firstHours)
        : afterCopy.untilHour(formatInstant(By)),
});

/** Payment forms of banks take a decimal comma: '1949,50'. */
const typedAmount = (wire: string): string => wire.replace('.', ',');

const copied = (value: string, what: string, printed = value) => (
  <CopyableValue value={printed} what={what}>
    {value}
  </CopyableValue>
);

type Props = {
  readonly transfer: NonNullable<Step6['BankTransfer']>;
  readonly nextDue: Step6['NextDue'];
  /** Hours from the order until the first payment is due. */
  readonly firstHours: number;
};

export const TransferDetails = ({ transfer, nextDue, firstHours }: Props) => {
  const due = nextDue === null ? null : transferDueOf(nextDue, firstHours);
  return (
    <section aria-labelledby="przelew">
      <h2 className={shared.question} id="przelew">
        {thanksCopy.transfer}
      </h2>
      <div className={`${shared.plan} ${shared.facts}`}>
        <TransferRows
          transfer={transfer}
          due={
            due === null || nextDue === null
              ? undefined
              : {
                  ...due,
                  amount: copied(due.amount, summaryCopy.amount, typedAmount(nextDue.Amount)),
                }
          }
          shown={(value, what) => copied(value, what)}
        />
        <TransferQrCode transfer={transfer} />
      </div>
    </section>
  );
};
