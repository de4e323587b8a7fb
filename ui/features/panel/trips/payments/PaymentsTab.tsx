import { useId } from 'react';
import { type ApiFailure, call } from '../../../../../adapters/http/client/call.ts';
import type { Reservation } from '../../../../../adapters/http/contract/panel/reservation.ts';
import { formatMoney } from '../../../../format.ts';
import { useForm } from '../../../../forms/use-form.ts';
import { formatInstantDate } from '../../../../moments.ts';
import { Button, ButtonLink } from '../../../../parts/Button.tsx';
import { DefinitionList } from '../../../../parts/DefinitionList.tsx';
import { Notice } from '../../../../parts/Notice.tsx';
import { Panel } from '../../../../parts/Panel.tsx';
import { SummaryRows } from '../../../../parts/SideSummary.tsx';
import { TextField } from '../../../../parts/TextField.tsx';
import { TransferQrCode } from '../../../../parts/TransferQrCode.tsx';
import { WaveBar } from '../../../../parts/WaveBar.tsx';
import { CopyButton } from '../../../../parts/words/CopyButton.tsx';
import { priceRowTextsOf } from '../../../../view-models/lines.ts';
import { grantedRebatesOf, withheldRebateTexts } from '../../../../view-models/rebates.ts';
import { paymentsCopy, voucherCopy, voucherReasons } from '../../copy/panel-trip-payments.pl.ts';
import { formatMoneyIn } from '../../copy/panel-trips.pl.ts';
import { onSpotRows, paidFraction, visibleParticipantsOf } from '../../state/trip-view-model.ts';
import { participantName, showRefusal, type TripProps } from '../frame/trip-requests.tsx';
import shared from '../shared.module.css';
import { ChargedAmount, officeSetsPaymentMethod, PlanLines } from './PlanLines.tsx';
import css from './payments.module.css';

/** The error text of a refused voucher code; null for any other failure. */
export const voucherRefusalText = (failure: ApiFailure): string | null => {
  if (
    failure.kind !== 'refused' ||
    failure.status === 401 ||
    failure.status >= 500 ||
    failure.code === 'changedElsewhere'
  )
    return null;
  if (failure.code === 'voucherTooLate') return voucherCopy.wrongType;
  const reason = voucherReasons[failure.code ?? ''];
  return reason === undefined ? voucherCopy.bad : `${voucherCopy.bad}. ${reason}`;
};

/** A gift voucher counts as a payment (A-065, R25). */
const VoucherField = (props: TripProps) => {
  const { trip, reload, tell } = props;
  const id = useId();
  const { values, put, errors, forget, busy, submit } = useForm({
    start: { code: '' },
    ids: { code: id },
    check: ({ code }) => (code.trim() === '' ? { code: voucherCopy.empty } : {}),
    send: async ({ code }, put) => {
      tell(null);
      const body = { reservationId: trip.ReservationId, voucherCode: code.trim(), userNum: 1 };
      const answer = await call('voucherRedeem', body, { expectedVersion: trip.Version });
      if (answer.isErr()) {
        const text = voucherRefusalText(answer.error);
        return text === null
          ? void showRefusal(props, answer.error, voucherCopy.failed)
          : { errors: { code: text } };
      }
      await reload();
      put({ code: '' });
      return void tell({ kind: 'good', title: voucherCopy.redeemed });
    },
  });
  return (
    <Panel title={voucherCopy.title}>
      <p className="muted">{voucherCopy.text}</p>
      <form className={css.voucher} onSubmit={submit} noValidate>
        <TextField
          id={id}
          label={voucherCopy.code}
          error={errors.code}
          value={values.code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => {
            put({ code: target.value });
            forget();
            tell(null);
          }}
        />
        <p role="status" className="vh">
          {errors.code}
        </p>
        <p className={`${shared.actions} ${shared.small}`}>
          <Button kind="line" small type="submit" busy={busy && voucherCopy.redeeming}>
            {voucherCopy.redeem}
          </Button>
          {voucherCopy.atOnce}
        </p>
      </form>
    </Panel>
  );
};

/** A sentence names each rebate that a cap reduced to zero (R23). */
const RebateRows = ({ trip: { Receipt } }: { readonly trip: Reservation }) => (
  <>
    <SummaryRows
      rows={grantedRebatesOf(Receipt).map(({ name, because, amount }) => ({
        text: (
          <>
            {name}
            <br />
            <span className={shared.small}>{because}</span>
          </>
        ),
        amount,
        minus: true,
      }))}
    />
    {withheldRebateTexts(Receipt).map((sentence) => (
      <p key={sentence} className={shared.small}>
        {sentence}
      </p>
    ))}
  </>
);

/** The items of the price are grouped by participant, as in step 6 (W-084). */
const Breakdown = ({ trip }: { readonly trip: Reservation }) => {
  const tables = visibleParticipantsOf(trip)
    .map(({ userNum }) => ({ userNum, rows: priceRowTextsOf(trip.LinesPerParticipant, userNum) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <Panel title={paymentsCopy.breakdown}>
      {tables.map(({ userNum, rows }) => (
        <section key={userNum} aria-labelledby={`cena-${userNum}`} className={css.table}>
          <h3 id={`cena-${userNum}`}>{participantName(trip, userNum)}</h3>
          <SummaryRows rows={rows} />
        </section>
      ))}
      {trip.Receipt.length > 0 && (
        <section aria-labelledby="cena-rabaty" className={css.table}>
          <h3 id="cena-rabaty">{paymentsCopy.rebates}</h3>
          <RebateRows trip={trip} />
        </section>
      )}
    </Panel>
  );
};

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

const Standing = ({ trip }: { readonly trip: Reservation }) => {
  const { Price, InstallmentDetails } = trip;
  return (
    <Panel title={paymentsCopy.title}>
      {!trip.ReserveList && Price.Paid !== '0' && (
        <div>
          <WaveBar
            part={paidFraction(Price)}
            label={paymentsCopy.wave(Price.Paid, Price.CurrentPrice)}
            double
          />
        </div>
      )}
      <SummaryRows
        rows={[
          { text: paymentsCopy.price, amount: formatMoney(Price.CurrentPrice) },
          Price.Rebate !== '0' && {
            text: paymentsCopy.rebate,
            amount: formatMoney(`-${Price.Rebate}`),
            minus: true,
          },
          { text: paymentsCopy.paid, amount: formatMoney(Price.Paid) },
          Price.Overpaid !== '0' && {
            text: paymentsCopy.overpaid,
            amount: formatMoney(Price.Overpaid),
          },
        ]}
        total={{ text: paymentsCopy.left, amount: formatMoney(Price.LeftToPay) }}
      />
      {Price.Overpaid !== '0' && (
        <Notice title={paymentsCopy.overpaid}>{paymentsCopy.overpaidText}</Notice>
      )}
      {InstallmentDetails.length > 0 && (
        <>
          <PlanLines trip={trip} />
          <PayOnline trip={trip} />
        </>
      )}
    </Panel>
  );
};

/** Each payment link shows the amount that the customer is charged (A-054, A-194, R30). */
const PayOnline = ({ trip }: { readonly trip: Reservation }) => {
  const { PaymentUrl, PaymentFullUrl, NextPayment, FullPayment, DueNow, Price, BankTransfer } =
    trip;
  if (Price.LeftToPay === '0') return <Notice kind="good" title={paymentsCopy.nothing} />;
  if (officeSetsPaymentMethod(trip))
    return (
      <Notice title={paymentsCopy.byOffice}>{paymentsCopy.byOfficeText(trip.FirstHours)}</Notice>
    );
  if (PaymentUrl === null && PaymentFullUrl === null) return null;
  const both = PaymentFullUrl !== null && NextPayment?.Amount !== FullPayment?.Amount;
  const surcharged = NextPayment !== null && NextPayment.Commission !== '0';
  return (
    <div className={css.online}>
      {PaymentUrl !== null && NextPayment !== null && (
        <div>
          <ButtonLink wide href={PaymentUrl}>
            {DueNow
              ? paymentsCopy.payNextNamed(DueNow.Name, formatMoney(NextPayment.Charged))
              : paymentsCopy.payNext(formatMoney(NextPayment.Charged))}
          </ButtonLink>
          <ChargedAmount charge={NextPayment} />
        </div>
      )}
      {both && FullPayment !== null && (
        <div>
          {/*
           * At most one button is yellow (`main`). If the page shows the button for the next
           * payment, that button is yellow. The button to pay everything then has the less striking
           * style `quiet`.
           */}
          <ButtonLink kind={PaymentUrl === null ? 'main' : 'quiet'} href={PaymentFullUrl}>
            {paymentsCopy.payFull(formatMoney(FullPayment.Charged))}
          </ButtonLink>
          <ChargedAmount charge={FullPayment} />
        </div>
      )}
      {surcharged && BankTransfer && <p className={shared.small}>{paymentsCopy.transferFree}</p>}
    </div>
  );
};

type TransferProps = { readonly transfer: NonNullable<Reservation['BankTransfer']> };

/** The data for a transfer are shown while something is left to pay. */
const Transfer = ({ transfer }: TransferProps) => (
  <Panel title={paymentsCopy.transfer}>
    <DefinitionList
      className={css.transfer}
      rows={[
        [paymentsCopy.recipient, transfer.Recipient],
        [paymentsCopy.account, transfer.AccountNumber],
        [paymentsCopy.transferTitle, transfer.Title],
      ]}
    />
    <TransferQrCode transfer={transfer} />
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
          text: paymentsCopy.payment(Name, formatInstantDate(Time), Voucher),
          amount: formatMoney(Value),
        }))}
      />
    )}
  </Panel>
);

/** No total includes items that are paid on the spot. */
const OnSpot = ({ trip }: { readonly trip: Reservation }) => {
  const rows = onSpotRows(trip);
  if (rows.length === 0) return null;
  return (
    <Panel title={paymentsCopy.onSpot}>
      <p className="muted">{paymentsCopy.onSpotText}</p>
      <SummaryRows
        rows={rows.map(({ userNum, row }) => ({
          text: `${row.Description}, ${participantName(trip, userNum)} (${paymentsCopy.onSpotMark})`,
          amount: formatMoneyIn(row.Price, row.Currency),
        }))}
      />
    </Panel>
  );
};
