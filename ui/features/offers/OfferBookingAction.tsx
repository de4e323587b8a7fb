import type { OfferDetails } from '../../../adapters/http/contract/offers/offers.ts';
import {
  bookingPageUrl,
  newBookingPageUrl,
  offerPageUrl,
  pages,
} from '../../../adapters/http/contract/pages.pl.ts';
import type { HeldReservation } from '../../../adapters/http/contract/wizard/order.ts';
import { offerCopy, ownHoldCopy } from '../../copy/offers.pl.ts';
import { formatDateRange } from '../../format.ts';
import { useStatisticsConsent } from '../../hooks/use-consent.ts';
import { ButtonLink } from '../../parts/Button.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { renderUnbreakableParts } from '../../parts/words/Html.tsx';
import { runWithStatistics } from '../../shared/analytics/with-statistics.ts';
import { heldUntilText, useOwnHold } from '../../shared/offers/own-hold.ts';
import { saleStateLabel } from '../../view-models/sale-state.ts';
import css from './OfferPage.module.css';

/** A visitor whose draft holds places sees this note even if no place is free (R8.16). */
const OwnHold = ({ hold }: { readonly hold: HeldReservation }) => (
  <div className={css.way}>
    <Notice icon="clock" title={ownHoldCopy.title}>
      <span>{heldUntilText(hold)}</span>
    </Notice>
    <ButtonLink wide href={bookingPageUrl(hold.ReservationId)} data-rezerwuj="">
      {ownHoldCopy.goOn}
    </ButtonLink>
  </div>
);

export const useReportBookingStart = (offer: OfferDetails): (() => void) => {
  const { consent } = useStatisticsConsent();
  return () =>
    runWithStatistics(consent, ({ bookingStartEvent, layer, sendEvent }) =>
      sendEvent(layer, consent, bookingStartEvent(layer.brand, offer)),
    );
};

const CLOSED = {
  soldOut: [offerCopy.soldOutTitle, offerCopy.soldOutText],
  startsToday: [offerCopy.underWayTitle, offerCopy.underWayText],
  underWay: [offerCopy.underWayTitle, offerCopy.underWayText],
  over: [offerCopy.overTitle, offerCopy.overText],
  closed: [offerCopy.closedTitle, offerCopy.closedText],
} as const;

const closedWords = ({ Standing }: OfferDetails) =>
  Standing === 'open' || Standing === 'reserveList' ? CLOSED.closed : CLOSED[Standing];

const NextTrip = ({ offer: { NextOffer } }: { readonly offer: OfferDetails }) =>
  NextOffer === null ? (
    <ButtonLink wide kind="line" href={pages.offers}>
      {offerCopy.others}
    </ButtonLink>
  ) : (
    <ButtonLink wide href={offerPageUrl(NextOffer.FriendlyUrl)}>
      <span>
        {renderUnbreakableParts(
          offerCopy.next(
            NextOffer.Name,
            formatDateRange(NextOffer.Availability.From, NextOffer.Availability.To),
          ),
        )}
      </span>
    </ButtonLink>
  );

export const BookingButton = ({ offer }: { readonly offer: OfferDetails }) => {
  const toCart = useReportBookingStart(offer);
  const hold = useOwnHold(offer.OfferId);
  if (hold !== null) return <OwnHold hold={hold} />;
  if (offer.WayIn === null)
    return (
      <div className={css.way}>
        {/*
         * Says why the offer is closed. If the page shows a label for the offer's sale state, this
         * text is left out, because the label already says why.
         */}
        {saleStateLabel(offer) === null && (
          <p>
            <b>{closedWords(offer)[0]}</b>
          </p>
        )}
        <NextTrip offer={offer} />
      </div>
    );
  const booked = offer.WayIn === 'book';
  return (
    <ButtonLink wide href={newBookingPageUrl(offer.OfferId)} onClick={booked ? toCart : undefined}>
      {booked ? offerCopy.bookLong : offerCopy.reserve}
    </ButtonLink>
  );
};

export const OfferBookingAction = ({ offer }: { readonly offer: OfferDetails }) => {
  const { WayIn } = offer;
  const toCart = useReportBookingStart(offer);
  const hold = useOwnHold(offer.OfferId);
  if (hold !== null) return <OwnHold hold={hold} />;
  if (WayIn === 'book')
    return (
      <ButtonLink wide href={newBookingPageUrl(offer.OfferId)} data-rezerwuj="" onClick={toCart}>
        {offerCopy.bookLong}
      </ButtonLink>
    );
  if (WayIn === 'reserveList')
    return (
      <div className={css.way}>
        <Notice title={offerCopy.reserveTitle}>{offerCopy.reserveText}</Notice>
        <ButtonLink wide href={newBookingPageUrl(offer.OfferId)} data-rezerwuj="">
          {offerCopy.reserve}
        </ButtonLink>
      </div>
    );
  const [title, text] = closedWords(offer);
  return (
    <div className={css.way}>
      <Notice kind="warning" title={title}>
        {text}
      </Notice>
      <NextTrip offer={offer} />
    </div>
  );
};
