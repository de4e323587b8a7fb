import type { Reservation } from '../../../../../adapters/http/contract/panel/reservation.ts';
import { paymentsCopy } from '../../../../copy/panel-trip-payments.pl.ts';
import { moneyIn } from '../../../../copy/panel-trips.pl.ts';
import { money } from '../../../../format.ts';
import { dayText } from '../../../../moments.ts';
import { ButtonLink } from '../../../../parts/Button.tsx';
import { Notice } from '../../../../parts/Notice.tsx';
import { Panel } from '../../../../parts/Panel.tsx';
import { SummaryRows } from '../../../../parts/SideSummary.tsx';
import { TransferCode } from '../../../../parts/TransferCode.tsx';
import { Wave } from '../../../../parts/Wave.tsx';
import { CopyButton } from '../../../../parts/words/CopyButton.tsx';
import { onSpotRows, paidPart } from '../../../../state/panel/shownTrip.ts';
import { nameOf } from '../frame/names.ts';
import type { TripProps } from '../frame/tripProps.ts';
import shared from '../shared.module.css';
import { Breakdown } from './Breakdown.tsx';
import { Charged } from './Charged.tsx';
import { isByOffice, PlanLines } from './PlanLines.tsx';
import css from './payments.module.css';
import { VoucherField } from './VoucherField.tsx';

/** Płatności: what is paid and left, how to pay it, the plan, what is paid on the spot. */
export const PaymentsTab = (props: TripProps) => {
  const { trip } = props;
  if (!trip.Owner)
    return (
      <>
        <Notice>{paymentsCopy.notYours}</Notice>
        <OnSpot trip={trip} />
      </>
    );
  return (
    <div className={shared.columns}>
      <div>
        <Standing trip={trip} />
        <Breakdown trip={trip} />
        <OnSpot trip={trip} />
      </div>
      <div>
        {trip.BankTransfer && <Transfer transfer={trip.BankTransfer} />}
        {trip.May.RedeemVoucher && <VoucherField {...props} />}
        <History trip={trip} />
      </div>
    </div>
  );
};

/** What the price comes to and what came in, with the ways to pay the rest online. */
const Standing = ({ trip }: { readonly trip: Reservation }) => {
  const { Price, InstallmentDetails } = trip;
  return (
    <Panel title={paymentsCopy.title}>
      {!trip.ReserveList && Price.Paid !== '0' && (
        <div>
          <Wave part={paidPart(Price)} label={paymentsCopy.wave(Price.Paid, Price.CurrentPrice)} double />
        </div>
      )}
      <SummaryRows
        rows={[
          { text: paymentsCopy.price, amount: money(Price.CurrentPrice) },
          ...(Price.Rebate === '0' ? [] : [{ text: paymentsCopy.rebate, amount: money(`-${Price.Rebate}`), minus: true }]),
          { text: paymentsCopy.paid, amount: money(Price.Paid) },
          ...(Price.Overpaid === '0' ? [] : [{ text: paymentsCopy.overpaid, amount: money(Price.Overpaid) }]),
        ]}
        total={{ text: paymentsCopy.left, amount: money(Price.LeftToPay) }}
      />
      {Price.Overpaid !== '0' && <Notice title={paymentsCopy.overpaid}>{paymentsCopy.overpaidText}</Notice>}
      {InstallmentDetails.length > 0 && (
        <>
          <PlanLines trip={trip} />
          <PayOnline trip={trip} />
        </>
      )}
    </Panel>
  );
};

/** The links to the provider, each where the shop gave one; what each takes is said before (A-054, A-194, R30). */
const PayOnline = ({ trip }: { readonly trip: Reservation }) => {
  const { PaymentUrl, PaymentFullUrl, NextPayment, FullPayment, DueNow, Price, BankTransfer } = trip;
  if (Price.LeftToPay === '0') return <Notice kind="good" title={paymentsCopy.nothing} />;
  if (isByOffice(trip)) return <Notice title={paymentsCopy.byOffice}>{paymentsCopy.byOfficeText(trip.FirstHours)}</Notice>;
  if (PaymentUrl === null && PaymentFullUrl === null) return null;
  // With one line left both links would take the same.
  const both = PaymentFullUrl !== null && NextPayment?.Amount !== FullPayment?.Amount;
  const surcharged = NextPayment !== null && NextPayment.Commission !== '0';
  return (
    <div className={css.online}>
      {PaymentUrl !== null && NextPayment !== null && (
        <div>
          <ButtonLink wide href={PaymentUrl}>
            {DueNow ? paymentsCopy.payNextNamed(DueNow.Name, money(NextPayment.Charged)) : paymentsCopy.payNext(money(NextPayment.Charged))}
          </ButtonLink>
          <Charged charge={NextPayment} />
        </div>
      )}
      {both && FullPayment !== null && (
        <div>
          {/* One yellow button a view: all at once is the quiet way beside it. */}
          <ButtonLink kind={PaymentUrl === null ? 'main' : 'quiet'} href={PaymentFullUrl}>
            {paymentsCopy.payFull(money(FullPayment.Charged))}
          </ButtonLink>
          <Charged charge={FullPayment} />
        </div>
      )}
      {surcharged && BankTransfer && <p className={shared.small}>{paymentsCopy.transferFree}</p>}
    </div>
  );
};

/** Where to send a transfer, while something is left to pay. */
const Transfer = ({ transfer }: { readonly transfer: NonNullable<Reservation['BankTransfer']> }) => (
  <Panel title={paymentsCopy.transfer}>
    <dl className={css.transfer}>
      {[
        [paymentsCopy.recipient, transfer.Recipient],
        [paymentsCopy.account, transfer.AccountNumber],
        [paymentsCopy.transferTitle, transfer.Title],
      ].map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <TransferCode transfer={transfer} />
    <CopyButton text={transfer.AccountNumber} action={paymentsCopy.copy} />
    <p className={shared.small}>{paymentsCopy.transferText}</p>
  </Panel>
);

const History = ({ trip: { PaymentsList } }: { readonly trip: Reservation }) => (
  <Panel title={paymentsCopy.history}>
    {PaymentsList.length === 0 ? (
      <p className="muted">{paymentsCopy.noHistory}</p>
    ) : (
      <SummaryRows
        rows={PaymentsList.map(({ Name, Value, Time, Voucher }) => ({
          text: paymentsCopy.payment(Name, dayText(Time), Voucher),
          amount: money(Value),
        }))}
      />
    )}
  </Panel>
);

/** Options that are in no sum because they are paid where one gets them, each marked so. */
const OnSpot = ({ trip }: { readonly trip: Reservation }) => {
  const rows = onSpotRows(trip);
  if (rows.length === 0) return null;
  return (
    <Panel title={paymentsCopy.onSpot}>
      <p className="muted">{paymentsCopy.onSpotText}</p>
      <SummaryRows
        rows={rows.map(({ userNum, row }) => ({
          text: `${row.Description}, ${nameOf(trip, userNum)} (${paymentsCopy.onSpotMark})`,
          amount: moneyIn(row.Price, row.Currency),
        }))}
      />
    </Panel>
  );
};
