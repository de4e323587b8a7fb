import type { Instalment } from '../../../adapters/http/contract/steps.ts';
import { summaryCopy, wizardCopy } from '../../copy/wizard.pl.ts';
import { money } from '../../format.ts';
import { ChoiceCard, Choices } from '../../parts/ChoiceCard.tsx';
import { FieldNotes } from '../../parts/Field.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { SummaryRows } from '../../parts/SideSummary.tsx';
import { stepsOf } from '../../state/wizard/answers.ts';
import { controlId } from '../../state/wizard/failures.ts';
import type { SummaryAnswers } from '../../state/wizard/shapes.ts';
import type { StepProps } from './stepProps.ts';
import css from './wizard.module.css';

type Props = StepProps<'summary'> & { readonly set: (patch: Partial<SummaryAnswers['booking']>) => void };

const lineOf = ({ Name, Value, Due }: Instalment) => ({
  text: `${Name}, ${Due === null ? summaryCopy.within24h : summaryCopy.until(Due)}`,
  amount: money(Value),
});

/** 'Jak płacisz?': once or in instalments, by transfer or online. On the reserve list and with nothing left to pay nothing is asked (R28, R29, R53). */
export const PaymentChoice = ({ reservation, answers, set, error }: Props) => {
  const { summary: step, reserveList } = stepsOf(reservation);
  if (step === null) return null;
  if (reserveList)
    return (
      <Notice kind="warning" title={wizardCopy.reserveFlag}>
        {wizardCopy.reserveNote}
      </Notice>
    );
  if (reservation.Price.LeftToPay === '0') return null;
  const { booking } = answers;
  const lines = step.InstallmentPaymentDetails;
  const [first] = lines;
  return (
    <Panel title={summaryCopy.pay}>
      <Choices legend={summaryCopy.when}>
        <ChoiceCard
          id={controlId('paymentOption')}
          name="paymentOption"
          title={summaryCopy.onetime}
          cost={money(reservation.Price.LeftToPay)}
          checked={booking.paymentOption === 'onetime' || !first}
          onChange={() => set({ paymentOption: 'onetime' })}
        >
          {summaryCopy.onetimeText}
        </ChoiceCard>
        {first && (
          <ChoiceCard
            name="paymentOption"
            title={summaryCopy.installment}
            cost={summaryCopy.firstOf(money(first.Value))}
            checked={booking.paymentOption === 'installment'}
            onChange={() => set({ paymentOption: 'installment' })}
          >
            {summaryCopy.installmentText}
          </ChoiceCard>
        )}
      </Choices>
      <FieldNotes id={controlId('paymentOption')} error={error('paymentOption')} />
      {!first && <Notice>{summaryCopy.noInstalments}</Notice>}
      {first && booking.paymentOption === 'installment' && (
        <div className={css.plan}>
          <SummaryRows rows={lines.map(lineOf)} />
        </div>
      )}
      {step.OnlineOnly ? (
        <Notice title={summaryCopy.onlineOnly}>{summaryCopy.onlineOnlyText}</Notice>
      ) : (
        <>
          <Choices legend={summaryCopy.how}>
            <ChoiceCard
              id={controlId('paymentType')}
              name="paymentType"
              title={summaryCopy.wired}
              cost={money('0')}
              checked
              onChange={() => set({ paymentType: 'wired' })}
            >
              {summaryCopy.wiredText}
            </ChoiceCard>
          </Choices>
          {step.BankTransfer && (
            <div className={`${css.plan} ${css.facts}`}>
              <TransferRows transfer={step.BankTransfer} />
            </div>
          )}
        </>
      )}
      <FieldNotes id={controlId('paymentType')} error={error('paymentType')} />
    </Panel>
  );
};

type TransferProps = {
  readonly transfer: { readonly Recipient: string; readonly AccountNumber: string; readonly Title: string };
  /** Amount and term stand first once the booking is made. */
  readonly due?: { readonly amount: string; readonly until: string } | undefined;
};

/** Where to send the transfer. */
export const TransferRows = ({ transfer: { Recipient, AccountNumber, Title }, due }: TransferProps) => (
  <SummaryRows
    rows={[
      ...(due
        ? [
            { text: summaryCopy.amount, amount: due.amount },
            { text: summaryCopy.due, amount: due.until },
          ]
        : []),
      { text: summaryCopy.recipient, amount: Recipient },
      { text: summaryCopy.account, amount: AccountNumber },
      { text: summaryCopy.title, amount: Title },
    ]}
  />
);
