import { useEffect, useState } from 'react';
import type { OfferDetails } from '../../../adapters/http/contract/offers/offers.ts';
import { bookingPageUrl, newBookingPageUrl } from '../../../adapters/http/contract/pages.pl.ts';
import { cancellingCopy } from '../../copy/cancelling.pl.ts';
import { offerCopy, ownHoldCopy } from '../../copy/offers.pl.ts';
import { partsCopy } from '../../copy/pl.ts';
import { ButtonLink } from '../../parts/Button.tsx';
import { Counter } from '../../parts/Counter.tsx';
import { useScrolled } from '../../parts/Header.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { PriceBlock } from '../../parts/PriceBlock.tsx';
import { useOwnHold } from '../../shared/offers/own-hold.ts';
import { priceTexts, totalText } from '../../view-models/prices.ts';
import { priceCardCopy } from './copy/offer-page.pl.ts';
import css from './FloatingBooking.module.css';
import { useReportBookingStart } from './OfferBookingAction.tsx';

/** Pixels that the visitor must scroll before the booking button appears (P-087). */
const AFTER = 800;

const useFarDown = (): boolean => {
  const far = useScrolled(AFTER);
  const [ownSeen, setOwnSeen] = useState(false);
  useEffect(() => {
    const pageButton = document.querySelector('[data-rezerwuj]');
    const watch = new IntersectionObserver(([entry]) => setOwnSeen(entry?.isIntersecting === true));
    if (pageButton) watch.observe(pageButton);
    return () => watch.disconnect();
  }, []);
  return far && !ownSeen;
};

const mostPeople = ({ Region }: OfferDetails): number =>
  Math.max(
    1,
    ...Region.ResortsList.flatMap(({ RoomsList }) => RoomsList)
      .filter(({ Availability }) => Availability.Available && Availability.PlaceOpen)
      .map(({ Availability }) => Math.min(Availability.Remaining, Availability.TravellersMax)),
  );

/** The total of a party is the lowest price of one person times the number of people (R15.3). */
const PartyTotal = ({ offer }: { readonly offer: OfferDetails }) => {
  const [people, setPeople] = useState(1);
  return (
    <div className={css.party}>
      <span>{priceCardCopy.people}</span>
      <Counter
        label={priceCardCopy.people}
        value={people}
        min={1}
        max={mostPeople(offer)}
        onChange={setPeople}
      />
      <span>{partsCopy.total}</span>
      <b aria-live="polite">{totalText(offer, people)}</b>
    </div>
  );
};

export const FloatingBooking = ({ offer }: { readonly offer: OfferDetails }) => {
  const isVisible = useFarDown();
  const toCart = useReportBookingStart(offer);
  const hold = useOwnHold(offer.OfferId);
  const price = priceTexts(offer);
  const freeUntil = offer.Extras.Cancelling?.FreeUntil ?? null;
  return (
    <div className={css.rail}>
      <aside className={css.float} aria-label={offerCopy.quick} hidden={!isVisible} data-floats>
        <span className={css.brief}>
          <b>{price.now}</b>
          <small>{price.per}</small>
        </span>
        <div className={css.card}>
          <PriceBlock {...price} />
          {offer.Prices.Per === 'person' && <PartyTotal offer={offer} />}
          {freeUntil !== null && (
            <p className={css.free}>
              <Icon name="check" />
              {cancellingCopy.free(freeUntil)}
            </p>
          )}
        </div>
        {hold === null ? (
          <ButtonLink key="new" href={newBookingPageUrl(offer.OfferId)} onClick={toCart}>
            {offerCopy.book}
          </ButtonLink>
        ) : (
          <ButtonLink key="own" href={bookingPageUrl(hold.ReservationId)}>
            {ownHoldCopy.goOnShort}
          </ButtonLink>
        )}
      </aside>
    </div>
  );
};
