import type { Result } from 'neverthrow';
import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { type ApiFailure, call } from '../../../../adapters/http/client/call.ts';
import { PROVIDER_AWAY, PROVIDER_REFUSED } from '../../../../adapters/http/contract/pages.pl.ts';
import type { Step6 } from '../../../../adapters/http/contract/wizard/steps.ts';
import type { WizardReservation } from '../../../../adapters/http/contract/wizard/wizard.ts';
import { formatMoney } from '../../../format.ts';
import { usePageTitle } from '../../../hooks/use-page-data.ts';
import { Button, ButtonLink } from '../../../parts/Button.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { SummaryRows } from '../../../parts/SideSummary.tsx';
import { Skeleton } from '../../../parts/Skeleton.tsx';
import { renderUnbreakableParts } from '../../../parts/words/Html.tsx';
import { reservationIdInSearch, stepDataOf } from '../../../state/reservation/steps.ts';
import { wizardCopy } from '../copy/wizard.pl.ts';
import { onlinePaymentCopy } from '../copy/wizard-payment.pl.ts';
import { MessageScreen } from '../failures/MessageScreen.tsx';
import { WizardFrame } from '../frame/WizardFrame.tsx';
import shared from '../shared.module.css';
import { chargeRows } from './charge-rows.ts';
import { TransferDetails } from './TransferDetails.tsx';

/** The page checks a pending payment up to MOST_CHECKS times, once every CHECK_INTERVAL ms. */
export const MOST_CHECKS = 15;
export const CHECK_INTERVAL = 4000;

/** The state of a payment comes from the shop, never from the page's address (R31, R53). */
export type PaymentState =
  | { readonly kind: 'unknown' }
  | { readonly kind: Step6['OnlineStanding']; readonly reservation: WizardReservation };

/** The state of a reservation that is not ordered yet is `open`: its payment has not begun. */
export const paymentStateOf = (reservation: WizardReservation): PaymentState => ({
  kind: stepDataOf(reservation).summary?.OnlineStanding ?? 'open',
  reservation,
});

/**
 * The failure that the page's address names: the payment failed, the provider was unavailable, or
 * the provider refused the order (R30.9).
 */
export type PaymentFailure = 'payment' | 'provider' | 'order' | null;

export const paymentFailureInSearch = (search: string): PaymentFailure => {
  const error = new URLSearchParams(search).get('error');
  if (error === null) return null;
  return error === PROVIDER_REFUSED ? 'order' : error === PROVIDER_AWAY ? 'provider' : 'payment';
};

const isMomentary = (failure: ApiFailure): boolean =>
  failure.kind === 'offline' ||
  failure.kind === 'malformed' ||
  failure.kind === 'tooMany' ||
  (failure.kind === 'refused' && failure.status === 503);

export const shouldCheckPaymentAgain = (
  answer: Result<{ readonly Reservation: WizardReservation }, ApiFailure>,
): boolean =>
  answer.match(({ Reservation }) => paymentStateOf(Reservation).kind === 'waiting', isMomentary);

/** The failure in the page's address counts only if the shop has received no money. */
const isLost = ({ kind }: PaymentState, failed: PaymentFailure): boolean =>
  kind === 'refused' || (failed !== null && kind !== 'paid' && kind !== 'part');

/** The payment provider returns the browser to /OnlinePayment?r=ID. */
export const OnlinePaymentScreen = () => {
  const search = useSearch();
  const id = reservationIdInSearch(search);
  const failed = paymentFailureInSearch(search);
  const [state, setState] = useState<PaymentState | null>(id === '' ? { kind: 'unknown' } : null);
  const [round, setRound] = useState(0);
  const [asking, setAsking] = useState(false);
  const [overdue, setOverdue] = useState(false);
  usePageTitle(onlinePaymentCopy.pageTitle);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when `round` changes
  useEffect(() => {
    if (id === '') return;
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (attemptsLeft: number) => {
      setAsking(true);
      const answer = await call(
        'confirmationGet',
        { reservationId: id },
        { signal: controller.signal },
      );
      if (controller.signal.aborted) return;
      setAsking(false);
      const state = answer.isOk() ? paymentStateOf(answer.value.Reservation) : null;
      setState((before) => state ?? before ?? { kind: 'unknown' });
      if (!shouldCheckPaymentAgain(answer)) return;
      if (attemptsLeft > 0) timer = setTimeout(() => void look(attemptsLeft - 1), CHECK_INTERVAL);
      else setOverdue(true);
    };
    void look(failed === null ? MOST_CHECKS : 0);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [id, failed, round]);
  return (
    <WizardFrame
      trip={state && state.kind !== 'unknown' ? state.reservation.Offer.Name : undefined}
    >
      {state === null ? (
        <Skeleton title={wizardCopy.reservation} />
      ) : (
        <PaymentResult
          state={state}
          failed={failed}
          overdue={overdue}
          asking={asking}
          onCheckAgain={() => setRound(round + 1)}
        />
      )}
    </WizardFrame>
  );
};

type PaymentResultProps = {
  readonly state: PaymentState;
  readonly failed: PaymentFailure;
  /** `overdue`: no confirmation for a minute, so perhaps the customer has not paid (R53). */
  readonly overdue: boolean;
  readonly asking: boolean;
  readonly onCheckAgain: () => void;
};

export const PaymentResult = ({
  state,
  failed,
  overdue,
  asking,
  onCheckAgain,
}: PaymentResultProps) => {
  const copy = onlinePaymentCopy;
  const lost = isLost(state, failed);
  const summary = state.kind === 'unknown' ? undefined : stepDataOf(state.reservation).summary;
  const transfer = lost ? (summary?.BankTransfer ?? null) : null;
  const texts = {
    order:
      transfer === null ? copy.providerRefusedText.byOffice : copy.providerRefusedText.byTransfer,
    provider: copy.providerAwayText,
    payment: copy.failedText,
  };
  const refused = { title: copy.failed, text: texts[failed ?? 'payment'] };
  const words = lost
    ? refused
    : {
        paid: { title: copy.paid, text: copy.paidText },
        part: { title: copy.part, text: copy.paidText },
        waiting: { title: copy.waiting, text: overdue ? copy.overdueText : copy.waitingText },
        refused,
        open: { title: copy.open, text: copy.openText },
        unknown: { title: copy.unknown, text: copy.unknownText },
      }[state.kind];
  const isPayable = lost || state.kind === 'open' || (state.kind === 'waiting' && overdue);
  const url = isPayable ? (summary?.PaymentUrl ?? null) : null;
  const pay = lost ? copy.retry : state.kind === 'waiting' ? copy.finish : copy.pay;
  return (
    <MessageScreen key={words.title} {...words}>
      {state.kind !== 'unknown' && <Figures reservation={state.reservation} />}
      {lost && <Office />}
      {transfer !== null && state.kind !== 'unknown' && (
        <>
          {failed !== 'order' && <p>{copy.insteadText}</p>}
          <TransferDetails
            transfer={transfer}
            nextDue={summary?.NextDue ?? null}
            firstHours={state.reservation.Figures.FirstHours}
          />
        </>
      )}
      {url !== null && summary?.NextPayment && (
        <div className={shared.plan}>
          <SummaryRows rows={chargeRows(summary.NextPayment)} />
        </div>
      )}
      <div className={shared.actions}>
        {url !== null && (
          <ButtonLink kind={failed === 'order' ? 'line' : 'main'} href={url}>
            {pay}
          </ButtonLink>
        )}
        {state.kind === 'waiting' && !lost && (
          <Button kind="line" busy={asking && copy.checking} onClick={onCheckAgain}>
            {copy.checkAgain}
          </Button>
        )}
        <ButtonLink kind={url === null ? 'main' : 'line'} href={copy.panelHref}>
          {copy.panel}
        </ButtonLink>
      </div>
    </MessageScreen>
  );
};

type FiguresProps = { readonly reservation: WizardReservation };

const Figures = ({ reservation: { ReservationId, Price } }: FiguresProps) => (
  <div className={shared.plan}>
    <SummaryRows
      rows={[
        { text: onlinePaymentCopy.number, amount: ReservationId },
        { text: onlinePaymentCopy.paidSum, amount: formatMoney(Price.Paid) },
        { text: onlinePaymentCopy.left, amount: formatMoney(Price.LeftToPay) },
      ]}
    />
  </div>
);

/** The office's opening hours are a brand setting (R4). */
const Office = () => {
  const [hours, setHours] = useState<string | null>(null);
  useEffect(() => {
    void call('site', {}).then((answer) =>
      setHours(answer.isOk() ? answer.value.Site.OfficeHours : null),
    );
  }, []);
  return (
    <Notice title={onlinePaymentCopy.office}>
      {hours !== null && renderUnbreakableParts(`${onlinePaymentCopy.hours(hours)} `)}
      <a href={onlinePaymentCopy.writeHref}>{onlinePaymentCopy.write}</a>
    </Notice>
  );
};
