import type { OfferDetails } from '../../../adapters/http/contract/offers/offers.ts';
import { agesTold, nouns, offerCopy, styleFacts } from '../../copy/offers.pl.ts';
import { counted, dayRange } from '../../format.ts';
import { AvailabilityLabel } from '../../parts/AvailabilityLabel.tsx';
import { ButtonLink } from '../../parts/Button.tsx';
import { type Fact, Facts } from '../../parts/Facts.tsx';
import { Flag } from '../../parts/Flag.tsx';
import { PriceBlock } from '../../parts/PriceBlock.tsx';
import { SceneImage } from '../../parts/SceneImage.tsx';
import { scenePath } from '../../parts/scenePath.ts';
import { eventOf } from '../../shown/offerParts.ts';
import { flagOf, offerScene, SHAPES } from '../../shown/pictures.ts';
import { shownPrice } from '../../shown/prices.ts';
import { nightsOf, standingLabel } from '../../shown/standing.ts';
import { WayOn } from './BookingOffer.tsx';
import css from './OfferPage.module.css';

const factsOf = (offer: OfferDetails): readonly Fact[] => {
  const { Availability, Type, Page } = offer;
  const style = styleFacts[Type.OfferTypeId];
  const ages = Page.Ages === null ? style?.ages : agesTold[Page.Ages];
  return [
    { icon: 'calendar', text: `${dayRange(Availability.From, Availability.To)}, ${counted(nightsOf(Availability), nouns.nights)}` },
    { icon: 'compass', text: style ? `${Type.Name}, ${style.hours}` : Type.Name },
    ...(ages ? [{ icon: 'people', text: ages } as const] : []),
  ];
};

/** The offer's picture with a plate on it: place, name, dates, style, price. */
export const OfferCover = ({ offer }: { readonly offer: OfferDetails }) => {
  // Low enough for the button to be seen before anything is scrolled.
  const onPhone = offerScene(offer, SHAPES.portrait);
  const label = standingLabel(offer);
  const event = eventOf(offer);
  return (
    <section className={css.cover}>
      <picture className={css.scene}>
        <source media="(max-width: 479px)" srcSet={scenePath(onPhone)} width={onPhone.width} height={onPhone.height} />
        <SceneImage {...offerScene(offer, SHAPES.wide)} alt={offer.CoverImg.alt} early fill />
      </picture>
      <div className={`wrap ${css.onCover}`}>
        <div className={css.plate}>
          <div className={css.words}>
            <p className={css.place}>
              <Flag country={flagOf(offer)} />
              {offer.Region.Name}, {offer.Region.Country.Name}
            </p>
            <h1>{offer.Name}</h1>
            <Facts facts={factsOf(offer)} />
            {(label || event) && (
              <p className={css.labels}>
                {label && <AvailabilityLabel availability={label} />}
                {event && (
                  <ButtonLink kind="quiet" href={event} rel="noopener">
                    {offerCopy.event}
                  </ButtonLink>
                )}
              </p>
            )}
          </div>
          <div className={css.now}>
            <PriceBlock size="big" {...shownPrice(offer)} />
            <WayOn offer={offer} />
          </div>
        </div>
      </div>
    </section>
  );
};
