import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import type { WizardReservation } from '../../../adapters/http/contract/wizard.ts';
import { onlinePaymentCopy } from '../../copy/wizard-payment.pl.ts';
import { money } from '../../format.ts';
import { Button, ButtonLink } from '../../parts/Button.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { SummaryRows } from '../../parts/SideSummary.tsx';
import { Skeleton } from '../../parts/Skeleton.tsx';
import { usePageTitle } from '../../state/pageHead.ts';
import { stepsOf } from '../../state/wizard/answers.ts';
import { idFrom } from '../../state/wizard/steps.ts';
import { Frame } from './Frame.tsx';
import { outside } from './outside.ts';
import { Told } from './Told.tsx';
import css from './wizard.module.css';

/** A notification of the provider may come seconds after the browser: so often the shop is asked by itself, and this far apart. */
const LOOKS = 10;
const APART = 4000;

/** What the shop knows of a payment, never what the address says (R31, R53). `unknown`: no reservation to ask about, or not this browser's. */
export type PaymentState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'paid' | 'part' | 'waiting'; readonly reservation: WizardReservation };

/** Nothing left, something in, or nothing yet. */
export const paymentStateOf = (reservation: WizardReservation): PaymentState => {
  const { LeftToPay, Paid } = reservation.Price;
  return { kind: LeftToPay === '0' ? 'paid' : Paid === '0' ? 'waiting' : 'part', reservation };
};

/** /OnlinePayment?r=ID: where the provider sends the browser back, with `error` where it says that nothing was paid. */
export const OnlinePayment = () => {
  const search = useSearch();
  const id = idFrom(search);
  const failed = new URLSearchParams(search).has('error');
  const [state, setState] = useState<PaymentState | null>(id === '' ? { kind: 'unknown' } : null);
  const [round, setRound] = useState(0);
  const [asking, setAsking] = useState(false);
  usePageTitle(onlinePaymentCopy.pageTitle);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks anew
  useEffect(() => {
    if (id === '') return;
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (left: number) => {
      setAsking(true);
      const answer = await outside.call('confirmationGet', { siteId: 1, reservationId: id }, { signal: controller.signal });
      if (controller.signal.aborted) return;
      setAsking(false);
      const now = answer.isOk() ? paymentStateOf(answer.value.Reservation) : null;
      setState((before) => now ?? before ?? { kind: 'unknown' });
      if (now?.kind === 'waiting' && left > 0) timer = setTimeout(() => void look(left - 1), APART);
    };
    void look(failed ? 0 : LOOKS);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [id, failed, round]);
  return (
    <Frame trip={state && state.kind !== 'unknown' ? state.reservation.Offer.Name : undefined}>
      {state === null ? <Skeleton /> : <PaymentTold state={state} failed={failed} asking={asking} again={() => setRound(round + 1)} />}
    </Frame>
  );
};

type ToldProps = { readonly state: PaymentState; readonly failed: boolean; readonly asking: boolean; readonly again: () => void };

/** What came of the payment: a payment that did arrive is told even where the address speaks of an error. */
export const PaymentTold = ({ state, failed, asking, again }: ToldProps) => {
  const copy = onlinePaymentCopy;
  const lost = failed && state.kind !== 'paid';
  const words = lost
    ? { title: copy.failed, text: copy.failedText }
    : {
        paid: { title: copy.paid, text: copy.paidText },
        part: { title: copy.part, text: copy.paidText },
        waiting: { title: copy.waiting, text: copy.waitingText },
        unknown: { title: copy.unknown, text: copy.unknownText },
      }[state.kind];
  const url = state.kind === 'unknown' ? null : (stepsOf(state.reservation).summary?.PaymentUrl ?? null);
  return (
    <Told key={words.title} {...words}>
      {state.kind !== 'unknown' && <Figures reservation={state.reservation} />}
      {lost && <Office />}
      <div className={css.actions}>
        {lost && url !== null && <ButtonLink href={url}>{copy.retry}</ButtonLink>}
        {state.kind === 'waiting' && !lost && (
          <Button kind="line" busy={asking && copy.checking} onClick={again}>
            {copy.again}
          </Button>
        )}
        <ButtonLink kind={lost && url !== null ? 'line' : 'main'} href={copy.panelHref}>
          {copy.panel}
        </ButtonLink>
      </div>
    </Told>
  );
};

const Figures = ({ reservation: { ReservationId, Price } }: { readonly reservation: WizardReservation }) => (
  <div className={`${css.plan} ${css.facts}`}>
    <SummaryRows
      rows={[
        { text: onlinePaymentCopy.number, amount: ReservationId },
        { text: onlinePaymentCopy.paidSum, amount: money(Price.Paid) },
        { text: onlinePaymentCopy.left, amount: money(Price.LeftToPay) },
      ]}
    />
  </div>
);

/** When the office can be reached: the brand's own figure (R4). */
const Office = () => {
  const [hours, setHours] = useState<string | null>(null);
  useEffect(() => {
    void outside.call('site', { siteId: 1 }).then((answer) => setHours(answer.isOk() ? answer.value.Site.OfficeHours : null));
  }, []);
  return hours === null ? null : <Notice title={onlinePaymentCopy.office}>{onlinePaymentCopy.hours(hours)}</Notice>;
};
