import type { OfferDetails } from '../../../adapters/http/contract/offers/offers.ts';
import { newBookingPage, offerPage, pages } from '../../../adapters/http/contract/pages.pl.ts';
import { withStatistics } from '../../analytics/withStatistics.ts';
import { offerCopy } from '../../copy/offers.pl.ts';
import { dayRange } from '../../format.ts';
import { useConsent } from '../../hooks/useConsent.ts';
import { useOwnHold } from '../../hooks/useOwnHold.ts';
import { ButtonLink } from '../../parts/Button.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { unbroken } from '../../parts/words/unbroken.tsx';
import { standingLabel } from '../../shown/standing.ts';
import css from './OfferPage.module.css';
import { OwnHold } from './OwnHold.tsx';

/** What a click that leads into the reservation tells statistics. */
export const useToCart = (offer: OfferDetails): (() => void) => {
  const { consent } = useConsent();
  return () => withStatistics(consent, ({ addToCart, layer, tell }) => tell(layer, consent, addToCart(layer.brand, offer)));
};

/** Why an offer cannot be booked any more, in words. */
const CLOSED = {
  soldOut: [offerCopy.soldOutTitle, offerCopy.soldOutText],
  startsToday: [offerCopy.underWayTitle, offerCopy.underWayText],
  underWay: [offerCopy.underWayTitle, offerCopy.underWayText],
  over: [offerCopy.overTitle, offerCopy.overText],
  closed: [offerCopy.closedTitle, offerCopy.closedText],
} as const;

/** Why nobody can book the offer, in words. */
const closedWords = ({ Standing }: OfferDetails) => (Standing === 'open' || Standing === 'reserveList' ? CLOSED.closed : CLOSED[Standing]);

/** The next such trip, or the list where there is none. */
const NextTrip = ({ offer: { NextOffer } }: { readonly offer: OfferDetails }) =>
  NextOffer === null ? (
    <ButtonLink wide kind="line" href={pages.offers}>
      {offerCopy.others}
    </ButtonLink>
  ) : (
    <ButtonLink wide href={offerPage(NextOffer.FriendlyUrl)}>
      <span>{unbroken(offerCopy.next(NextOffer.Name, dayRange(NextOffer.Availability.From, NextOffer.Availability.To)))}</span>
    </ButtonLink>
  );

/** The same in short, beside the price at the head of the page: nobody has to scroll to book, or to learn that nothing can be booked. */
export const WayOn = ({ offer }: { readonly offer: OfferDetails }) => {
  const toCart = useToCart(offer);
  const hold = useOwnHold(offer.OfferId);
  if (hold !== null) return <OwnHold hold={hold} />;
  if (offer.WayIn === null)
    return (
      <div className={css.way}>
        {/* What its label says stands there already. */}
        {standingLabel(offer) === null && (
          <p>
            <b>{closedWords(offer)[0]}</b>
          </p>
        )}
        <NextTrip offer={offer} />
      </div>
    );
  const booked = offer.WayIn === 'book';
  return (
    <ButtonLink wide href={newBookingPage(offer.OfferId)} onClick={booked ? toCart : undefined}>
      {booked ? offerCopy.bookLong : offerCopy.reserve}
    </ButtonLink>
  );
};

/** The one thing to do on an offer's page: book, join the reserve list, or look at other cruises where neither can be done. */
export const BookingOffer = ({ offer }: { readonly offer: OfferDetails }) => {
  const { WayIn } = offer;
  const toCart = useToCart(offer);
  const hold = useOwnHold(offer.OfferId);
  if (hold !== null) return <OwnHold hold={hold} />;
  if (WayIn === 'book')
    return (
      <ButtonLink wide href={newBookingPage(offer.OfferId)} data-rezerwuj="" onClick={toCart}>
        {offerCopy.bookLong}
      </ButtonLink>
    );
  if (WayIn === 'reserveList')
    return (
      <div className={css.way}>
        <Notice title={offerCopy.reserveTitle}>{offerCopy.reserveText}</Notice>
        <ButtonLink wide href={newBookingPage(offer.OfferId)} data-rezerwuj="">
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
