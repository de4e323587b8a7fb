import type { ReactNode } from 'react';
import { PAYMENT_TYPES } from '../../../../adapters/http/contract/screen-rules.ts';
import type { DuePart } from '../../../../adapters/http/contract/wizard/order.ts';
import type { Step6 } from '../../../../adapters/http/contract/wizard/steps.ts';
import { formatDueAfterOfficeMail, formatMoney, formatWithinHours } from '../../../format.ts';
import { ChoiceCard, ChoiceGroup } from '../../../parts/ChoiceCard.tsx';
import { FieldNotes } from '../../../parts/Field.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { Panel } from '../../../parts/Panel.tsx';
import { SummaryRows } from '../../../parts/SideSummary.tsx';
import { stepDataOf } from '../../../state/reservation/steps.ts';
import { summaryCopy, wizardCopy } from '../copy/wizard.pl.ts';
import { paymentCopy } from '../copy/wizard-payment.pl.ts';
import type { StepProps } from '../frame/step-props.ts';
import shared from '../shared.module.css';
import { replaceUnofferedPaymentChoice } from '../state/confirm.ts';
import { controlId } from '../state/failures.ts';
import type { SummaryAnswers } from '../state/step6-summary.ts';

type Props = StepProps<'summary'> & {
  readonly set: (patch: Partial<SummaryAnswers['booking']>) => void;
};

const lineOf = ({ Name, Amount, Until }: DuePart, first: string) => ({
  text: `${Name}, ${Until === null ? first : summaryCopy.until(Until)}`,
  amount: formatMoney(Amount),
});

/** Nothing is due before the office names the payment method (R30). */
const isAwaited = ({ OnlineOnly, OnlineOffered }: Step6): boolean => OnlineOnly && !OnlineOffered;

/** Gift vouchers pay the plan's lines in order (R25). */
const paidRows = ({ Price: { Paid } }: Props['reservation']) =>
  Paid === '0' ? [] : [{ text: paymentCopy.byVoucher, amount: formatMoney(Paid) }];

/**
 * The booker chooses no payment on the reserve list or if nothing is left to pay (R28, R29, R53).
 */
export const PaymentChoice = (props: Props) => {
  const { summary: step, reserveList } = stepDataOf(props.reservation);
  if (step === null) return null;
  if (reserveList)
    return (
      <Notice kind="warning" title={wizardCopy.reserveFlag}>
        {wizardCopy.reserveNote}
      </Notice>
    );
  if (props.reservation.Price.LeftToPay === '0')
    return (
      <Notice kind="good" title={paymentCopy.nothing}>
        {paymentCopy.nothingText}
      </Notice>
    );
  const chosen = replaceUnofferedPaymentChoice(props.answers.booking, step);
  return (
    <Panel title={summaryCopy.pay}>
      <Schedule {...props} step={step} chosen={chosen} />
      {step.OnlineOnly ? (
        <Notice title={isAwaited(step) ? summaryCopy.byOffice : summaryCopy.onlineOnly}>
          {isAwaited(step)
            ? summaryCopy.byOfficeText(props.reservation.Figures.FirstHours)
            : summaryCopy.onlineOnlyText}
        </Notice>
      ) : (
        <Method {...props} step={step} chosen={chosen} />
      )}
      <FieldNotes id={controlId('paymentType')} error={props.error('paymentType')} />
    </Panel>
  );
};

type Of = Props & {
  readonly step: Step6;
  readonly chosen: ReturnType<typeof replaceUnofferedPaymentChoice>;
};

const Schedule = ({ reservation, step, chosen, set, error }: Of) => {
  const { Now: dueNow = null, Later: later = [] } = step.DuePlan ?? {};
  const hours = reservation.Figures.FirstHours;
  const untilFirst = isAwaited(step) ? formatDueAfterOfficeMail(hours) : formatWithinHours(hours);
  return (
    <>
      <ChoiceGroup legend={summaryCopy.when}>
        <ChoiceCard
          id={controlId('paymentOption')}
          name="paymentOption"
          title={summaryCopy.onetime}
          cost={formatMoney(reservation.Price.LeftToPay)}
          checked={chosen.paymentOption === 'onetime'}
          onChange={() => set({ paymentOption: 'onetime' })}
        >
          {isAwaited(step) ? summaryCopy.onetimeByOffice(hours) : summaryCopy.onetimeText(hours)}
        </ChoiceCard>
        {dueNow && (
          <ChoiceCard
            name="paymentOption"
            title={summaryCopy.installment}
            cost={
              isAwaited(step)
                ? summaryCopy.beginningWith(formatMoney(dueNow.Amount))
                : summaryCopy.firstOf(formatMoney(dueNow.Amount))
            }
            checked={chosen.paymentOption === 'installment'}
            onChange={() => set({ paymentOption: 'installment' })}
            inside={
              <div className={shared.plan}>
                <p className={shared.hint}>{summaryCopy.threeParts}</p>
                <SummaryRows
                  rows={[
                    ...paidRows(reservation),
                    ...[dueNow, ...later].map((part) => lineOf(part, untilFirst)),
                  ]}
                />
              </div>
            }
          >
            {isAwaited(step)
              ? summaryCopy.installmentByOffice
              : summaryCopy.installmentText(formatMoney(dueNow.Amount), dueNow.Name)}
          </ChoiceCard>
        )}
      </ChoiceGroup>
      <FieldNotes id={controlId('paymentOption')} error={error('paymentOption')} />
      {step.InstallmentsOver && (
        <Notice>
          {summaryCopy.noInstalments(
            step.InstallmentsOver.DaysLeft,
            step.InstallmentsOver.LastDays,
          )}
        </Notice>
      )}
    </>
  );
};

const Method = ({ step, chosen, set }: Of) => {
  const { Percent, Onetime, Installment } = step.OnlineCommission;
  const added = (chosen.paymentOption === 'installment' ? Installment : null) ?? Onetime;
  const free = added === '0';
  const byTransfer = chosen.paymentType === PAYMENT_TYPES.transfer;
  return (
    <ChoiceGroup legend={summaryCopy.how}>
      <ChoiceCard
        id={controlId('paymentType')}
        name="paymentType"
        title={summaryCopy.wired}
        cost={free ? undefined : formatMoney('0')}
        checked={byTransfer}
        onChange={() => set({ paymentType: PAYMENT_TYPES.transfer })}
        inside={
          step.BankTransfer && (
            // The section with the transfer's data is unfolded if transfer is chosen (W-098).
            <details open={byTransfer}>
              <summary>{summaryCopy.transfer}</summary>
              <div className={`${shared.plan} ${shared.facts}`}>
                <TransferRows transfer={step.BankTransfer} />
              </div>
            </details>
          )
        }
      >
        {summaryCopy.wiredText}
      </ChoiceCard>
      {step.OnlineOffered && (
        <ChoiceCard
          name="paymentType"
          title={paymentCopy.online}
          cost={free ? undefined : paymentCopy.commission(added, Percent)}
          checked={!byTransfer}
          onChange={() => set({ paymentType: PAYMENT_TYPES.online })}
        >
          {free ? paymentCopy.onlineFree : paymentCopy.onlineText(Percent)}
        </ChoiceCard>
      )}
    </ChoiceGroup>
  );
};

type TransferProps = {
  readonly transfer: {
    readonly Recipient: string;
    readonly AccountNumber: string;
    readonly Title: string;
  };
  readonly due?: DueText | undefined;
  readonly shown?: (value: string, what: string) => ReactNode;
};

export type DueText = { readonly amount: ReactNode; readonly until: string };
export const dueRows = ({ amount, until }: DueText) => [
  { text: summaryCopy.amount, amount },
  { text: summaryCopy.due, amount: until },
];

export const TransferRows = ({
  transfer: { Recipient, AccountNumber, Title },
  due,
  shown = (value) => value,
}: TransferProps) => (
  <SummaryRows
    rows={[
      ...(due ? dueRows(due) : []),
      { text: summaryCopy.recipient, amount: Recipient },
      { text: summaryCopy.account, amount: shown(AccountNumber, summaryCopy.account), whole: true },
      { text: summaryCopy.title, amount: shown(Title, summaryCopy.title) },
    ]}
  />
);
