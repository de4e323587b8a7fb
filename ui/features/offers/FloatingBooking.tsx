import { useEffect, useState } from 'react';
import type { OfferDetails } from '../../../adapters/http/contract/offers/offers.ts';
import { bookingPage, newBookingPage } from '../../../adapters/http/contract/pages.pl.ts';
import { offerCopy, ownHoldCopy } from '../../copy/offers.pl.ts';
import { useOwnHold } from '../../hooks/use-own-hold.ts';
import { ButtonLink } from '../../parts/Button.tsx';
import { priceTexts } from '../../view-models/prices.ts';
import { useToCart } from './BookingOffer.tsx';
import css from './OfferPage.module.css';

/** Pixels that the visitor must scroll before the button appears. */
const AFTER = 800;

const useFarDown = (): boolean => {
  const [far, setFar] = useState(false);
  const [ownSeen, setOwnSeen] = useState(false);
  useEffect(() => {
    const look = () => setFar(window.scrollY > AFTER);
    look();
    window.addEventListener('scroll', look, { passive: true });
    const own = document.querySelector('[data-rezerwuj]');
    const watch = new IntersectionObserver(([entry]) => setOwnSeen(entry?.isIntersecting === true));
    if (own) watch.observe(own);
    return () => {
      window.removeEventListener('scroll', look);
      watch.disconnect();
    };
  }, []);
  return far && !ownSeen;
};

/** A booking button at the side of the window. On a phone it is a bar at the bottom. */
export const FloatingBooking = ({ offer }: { readonly offer: OfferDetails }) => {
  const shown = useFarDown();
  const toCart = useToCart(offer);
  const hold = useOwnHold(offer.OfferId);
  const price = priceTexts(offer);
  return (
    <aside className={css.float} aria-label={offerCopy.quick} hidden={!shown} data-floats>
      <span>
        <b>{price.now}</b>
        <small>{price.per}</small>
      </span>
      {hold === null ? (
        <ButtonLink key="new" href={newBookingPage(offer.OfferId)} onClick={toCart}>
          {offerCopy.book}
        </ButtonLink>
      ) : (
        <ButtonLink key="own" href={bookingPage(hold.ReservationId)}>
          {ownHoldCopy.goOnShort}
        </ButtonLink>
      )}
    </aside>
  );
};
