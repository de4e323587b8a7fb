import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { call } from '../../../../adapters/http/client/call.ts';
import { timelineTitle } from '../../../../adapters/http/contract/names.pl.ts';
import { toSlug } from '../../../../adapters/http/contract/pages.pl.ts';
import { PAYMENT_TYPES } from '../../../../adapters/http/contract/screen-rules.ts';
import type { Step6 } from '../../../../adapters/http/contract/wizard/steps.ts';
import type { WizardReservation } from '../../../../adapters/http/contract/wizard/wizard.ts';
import { formatDateRange, formatMoney, joinShortWordsByNoBreakSpaces } from '../../../format.ts';
import { useStatisticsConsent } from '../../../hooks/use-consent.ts';
import { usePageTitle, useSiteName } from '../../../hooks/use-page-data.ts';
import { Button, ButtonLink } from '../../../parts/Button.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { Panel } from '../../../parts/Panel.tsx';
import { SceneImage } from '../../../parts/SceneImage.tsx';
import { SummaryRows } from '../../../parts/SideSummary.tsx';
import { Skeleton } from '../../../parts/Skeleton.tsx';
import { renderUnbreakableParts } from '../../../parts/words/Html.tsx';
import { LoginPanel } from '../../../shared/account/LoginPanel.tsx';
import { ResendActivationButton } from '../../../shared/account/ResendActivationButton.tsx';
import { runWithStatistics } from '../../../shared/analytics/with-statistics.ts';
import { saveAsFile } from '../../../shared/save-as-file.ts';
import { optionalTimeline } from '../../../shared/trips/timeline-part.ts';
import { openTabStorage } from '../../../state/browser-storage.ts';
import { stepDataOf, stepUrlOfReservation } from '../../../state/reservation/steps.ts';
import { storeReservationAwaitingLogin } from '../../../state/reservation/stored-input.ts';
import { firstPictureOrDefaultScene } from '../../../view-models/pictures.ts';
import {
  failureActions,
  summaryCopy,
  thanksCopy,
  wizardCopy,
  wizardFailureCopy,
} from '../copy/wizard.pl.ts';
import { afterCopy } from '../copy/wizard-payment.pl.ts';
import { nextCopy } from '../copy/wizard-thanks.pl.ts';
import { MessageScreen } from '../failures/MessageScreen.tsx';
import { onSpotSummaryRows } from '../frame/summary-rows.ts';
import { WizardFrame } from '../frame/WizardFrame.tsx';
import shared from '../shared.module.css';
import { savedAnswers } from '../state/answers.ts';
import { toStepFailure } from '../state/failures.ts';
import { dueRows } from '../step6-summary/PaymentChoice.tsx';
import { calendarEntryText } from './calendar-entry.ts';
import { chargeRows, providerCommissionRows } from './charge-rows.ts';
import css from './Thanks.module.css';
import { TransferDetails, transferDueOf } from './TransferDetails.tsx';

type Props = {
  readonly reservation: WizardReservation;
  readonly payBy: string | null;
};

/** Shows a waiting party how many parties are before it and how to leave the reserve list (R64). */
const ListSteps = ({ reservation }: Pick<Props, 'reservation'>) => {
  const before = stepDataOf(reservation).summary?.WaitingBefore ?? null;
  return (
    <section aria-labelledby="dalej">
      <h2 className={shared.question} id="dalej">
        {nextCopy.listTitle}
      </h2>
      {before !== null && <Notice title={nextCopy.before(before)} />}
      <ol className={css.next}>
        {nextCopy.listSteps(reservation.Figures.FirstHours).map((step) => (
          <li key={step}>{renderUnbreakableParts(joinShortWordsByNoBreakSpaces(step))}</li>
        ))}
      </ol>
    </section>
  );
};

const NextSteps = ({ reservation, payBy }: Props) => {
  const brand = useSiteName();
  const { Timeline: timeline, ReservationId } = reservation;
  if (timeline === null) return <ListSteps reservation={reservation} />;
  return (
    <section aria-labelledby="dalej">
      <h2 className={shared.question} id="dalej">
        {timelineTitle}
      </h2>
      <optionalTimeline.Part timeline={timeline} />
      <Button
        kind="line"
        small
        icon="calendar"
        onClick={() =>
          saveAsFile(
            nextCopy.calendarFile(toSlug(brand), ReservationId),
            'text/calendar',
            calendarEntryText({ reservation, payBy, brand }),
          )
        }
      >
        {nextCopy.calendar}
      </Button>
    </section>
  );
};

const EmailAddress = ({ address }: { readonly address: string }) => {
  const at = address.lastIndexOf('@');
  return (
    <span>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  );
};

type At =
  | { readonly kind: 'loading' | 'login' | 'away' | 'broken' }
  | { readonly kind: 'here'; readonly reservation: WizardReservation };

/** The page loads the reservation by the id in the address, so a reload shows it again. */
export const Thanks = ({ id }: { readonly id: string }) => {
  const [at, setAt] = useState<At>({ kind: 'loading' });
  const [, navigate] = useLocation();
  usePageTitle(thanksCopy.title);
  const load = async () => {
    const answer = await call('confirmationGet', { reservationId: id });
    if (answer.isErr()) {
      const stepFailure = toStepFailure(answer.error);
      const kind = stepFailure.kind === 'blocking' ? stepFailure.blocking.kind : 'broken';
      setAt({ kind: kind === 'login' || kind === 'away' ? kind : 'broken' });
      return;
    }
    const { Reservation } = answer.value;
    if ((stepDataOf(Reservation).summary?.ConfirmedAt ?? null) === null)
      navigate(stepUrlOfReservation('summary', id), { replace: true });
    else setAt({ kind: 'here', reservation: Reservation });
  };
  const loading = useRef(load);
  loading.current = load;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for another reservation
  useEffect(() => {
    void loading.current();
  }, [id]);
  return (
    <WizardFrame trip={at.kind === 'here' ? at.reservation.Offer.Name : undefined}>
      {at.kind === 'loading' && <Skeleton title={wizardCopy.reservation} />}
      {at.kind === 'login' && (
        <Panel>
          <LoginPanel offersAccount={false} onLoggedIn={() => void load()} />
        </Panel>
      )}
      {(at.kind === 'away' || at.kind === 'broken') && (
        <MessageScreen {...wizardFailureCopy[at.kind]}>
          <div>
            <Button onClick={() => void load()}>{failureActions.retry}</Button>
          </div>
        </MessageScreen>
      )}
      {at.kind === 'here' && <ThanksContent reservation={at.reservation} />}
    </WizardFrame>
  );
};

const onlineRows = ({ Price, Figures }: WizardReservation, step: Step6) => {
  const { NextPayment: charge, NextDue } = step;
  if (charge !== null && Price.Paid !== '0') return chargeRows(charge);
  return [
    ...(NextDue === null ? [] : dueRows(transferDueOf(NextDue, Figures.FirstHours))),
    ...(charge === null ? [] : providerCommissionRows(charge)),
  ];
};

/** Separate rows show the price, its paid part and what is paid on the spot (R28.12). */
const priceRows = (reservation: WizardReservation) => {
  const { CurrentPrice, Paid } = reservation.Price;
  return [
    { text: thanksCopy.price, amount: formatMoney(CurrentPrice) },
    ...(Paid === '0' ? [] : [{ text: thanksCopy.paid, amount: formatMoney(Paid) }]),
    ...onSpotSummaryRows(reservation),
  ];
};

export const ThanksContent = ({ reservation }: { readonly reservation: WizardReservation }) => {
  const { consent } = useStatisticsConsent();
  useEffect(
    () =>
      runWithStatistics(consent, ({ layer, reportOrder }) =>
        reportOrder(layer, consent, reservation),
      ),
    [consent, reservation],
  );
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { summary, reserveList, trip, participants } = stepDataOf(reservation);
  const { Offer, ReservationId } = reservation;
  useEffect(
    () => storeReservationAwaitingLogin(openTabStorage(), { id: ReservationId, trip: Offer.Name }),
    [ReservationId, Offer.Name],
  );
  const email = savedAnswers.participants(reservation)?.people[0]?.email ?? '';
  const owes = !reserveList && reservation.Price.LeftToPay !== '0';
  const nextDue = summary?.NextDue ?? null;
  const transfer =
    owes && summary?.PaymentType === PAYMENT_TYPES.transfer ? summary.BankTransfer : null;
  const online = owes && summary?.PaymentType === PAYMENT_TYPES.online ? summary : null;
  /**
   * The order of a new customer creates an inactive account. Login works after its activation
   * (R35).
   */
  const inactive = participants?.Account === null;
  const byOffice = online?.OnlineOnly === true && !online.OnlineOffered;
  return (
    <div className={css.thanks}>
      <div className={css.thanksPicture}>
        <SceneImage
          {...firstPictureOrDefaultScene(Offer.ListImg)}
          alt={Offer.ListImg.alt}
          early
          fill
          washed={reserveList}
        />
      </div>
      <Panel>
        <h1 className={shared.heading} ref={heading} tabIndex={-1}>
          {reserveList ? thanksCopy.titleReserve : thanksCopy.title}
        </h1>
        <div>
          <p className={shared.question}>{Offer.Name}</p>
          <p className="muted">
            <span className="nowrap">{`${formatDateRange(Offer.From, Offer.To)},`}</span>{' '}
            <span className="nowrap">{wizardCopy.people(trip?.Config.ParticipantsCount ?? 1)}</span>
          </p>
          <p className="muted">{thanksCopy.number(ReservationId)}</p>
        </div>
        {!reserveList && <SummaryRows rows={priceRows(reservation)} />}
        {reserveList && <Notice kind="warning">{thanksCopy.reserve}</Notice>}
        {transfer && (
          <TransferDetails
            transfer={transfer}
            nextDue={nextDue}
            firstHours={reservation.Figures.FirstHours}
          />
        )}
        {byOffice && (
          <Notice title={summaryCopy.byOffice}>
            {afterCopy.byOffice(reservation.Figures.FirstHours)}
          </Notice>
        )}
        {online && !byOffice && (
          <section aria-labelledby="platnosc">
            <h2 className={shared.question} id="platnosc">
              {thanksCopy.toPay}
            </h2>
            <div className={shared.plan}>
              <SummaryRows rows={onlineRows(reservation, online)} />
            </div>
            {online.PaymentUrl === null ? (
              <p className="muted">{afterCopy.payLater}</p>
            ) : (
              <div className={shared.actions}>
                <ButtonLink href={online.PaymentUrl}>{afterCopy.payNow}</ButtonLink>
              </div>
            )}
          </section>
        )}
        {!owes && !reserveList && <Notice kind="good">{afterCopy.nothing}</Notice>}
        <Notice kind="good" title={thanksCopy.mail}>
          {email !== '' && (
            <p>
              {thanksCopy.mailTo} <EmailAddress address={email} />
            </p>
          )}
        </Notice>
        {inactive && <ResendActivationButton id={ReservationId} />}
        <NextSteps reservation={reservation} payBy={owes ? (nextDue?.By ?? null) : null} />
        {inactive ? (
          <p className="muted">
            {thanksCopy.panelLater} <a href={thanksCopy.panelHref}>{thanksCopy.panelActive}</a>
          </p>
        ) : (
          <div className={shared.actions}>
            <ButtonLink kind={online?.PaymentUrl ? 'line' : 'main'} href={thanksCopy.panelHref}>
              {thanksCopy.panel}
            </ButtonLink>
          </div>
        )}
        {reserveList && (
          <p>
            <a href={thanksCopy.moreHref}>{thanksCopy.more}</a>
          </p>
        )}
      </Panel>
    </div>
  );
};
