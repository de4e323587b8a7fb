import type { OfferDetails } from '../../../adapters/http/contract/offers/offers.ts';
import type { StyleFacts } from '../../../application/content/content.ts';
import { ageTexts, nouns, offerCopy } from '../../copy/offers.pl.ts';
import { formatDateRange, formatMoney, pluralize } from '../../format.ts';
import { useCountryFlag } from '../../hooks/use-flag.ts';
import { AvailabilityLabel } from '../../parts/AvailabilityLabel.tsx';
import { ButtonLink } from '../../parts/Button.tsx';
import { CountryFlag } from '../../parts/CountryFlag.tsx';
import { type Fact, Facts } from '../../parts/Facts.tsx';
import { PriceBlock } from '../../parts/PriceBlock.tsx';
import { SceneImage } from '../../parts/SceneImage.tsx';
import { scenePath } from '../../parts/scene-path.ts';
import { freePlacesText } from '../../view-models/offer-facts.ts';
import { outerEventUrl } from '../../view-models/offer-parts.ts';
import { offerSceneFile, SHAPES } from '../../view-models/pictures.ts';
import { priceTexts } from '../../view-models/prices.ts';
import { nightsOf, saleStateLabel } from '../../view-models/sale-state.ts';
import { offerExtrasCopy } from './copy/offer-page.pl.ts';
import { BookingButton } from './OfferBookingAction.tsx';
import css from './OfferPage.module.css';

const factsOf = (offer: OfferDetails, style: StyleFacts | undefined): readonly Fact[] => {
  const { Availability, Type, Page } = offer;
  const free = freePlacesText(offer);
  const ages = Page.Ages === null ? style?.ages : ageTexts[Page.Ages](Page.AdultAge);
  return [
    {
      icon: 'calendar',
      text: `${formatDateRange(Availability.From, Availability.To)}, ${pluralize(nightsOf(Availability), nouns.nights)}`,
    },
    { icon: 'compass', text: style?.hours ? `${Type.Name}, ${style.hours}` : Type.Name },
    ...(ages ? [{ icon: 'people', text: ages } as const] : []),
    ...(free === null ? [] : [{ icon: 'person', text: free } as const]),
  ];
};

type Props = { readonly offer: OfferDetails; readonly style?: StyleFacts | undefined };

export const OfferCover = ({ offer, style }: Props) => {
  // On a phone the picture has little height, so that no scrolling is needed to see the button.
  const onPhone = offerSceneFile(offer, SHAPES.portrait);
  const scene = (
    <SceneImage {...offerSceneFile(offer, SHAPES.wide)} alt={offer.CoverImg.alt} early fill />
  );
  const label = saleStateLabel(offer);
  const event = outerEventUrl(offer);
  return (
    <section className={css.cover}>
      {onPhone.photograph === undefined ? (
        <picture className={css.scene}>
          <source
            media="(max-width: 29.9375em)"
            srcSet={scenePath(onPhone)}
            width={onPhone.width}
            height={onPhone.height}
          />
          {scene}
        </picture>
      ) : (
        <div className={css.scene}>{scene}</div>
      )}
      <div className={`wrap ${css.onCover}`}>
        <div className={css.plate}>
          <div className={css.words}>
            <p className={css.place}>
              <CountryFlag src={useCountryFlag(offer)} />
              {`${offer.Region.Name}, ${offer.Region.Country.Name}`}
            </p>
            <h1>{offer.Name}</h1>
            <Facts facts={factsOf(offer, style)} />
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
            <PriceBlock size="big" {...priceTexts(offer)} />
            {offer.Prices.AsSkipper !== null && (
              <p className={css.note}>
                {offerExtrasCopy.skipperTop(formatMoney(offer.Prices.AsSkipper))}
              </p>
            )}
            <BookingButton offer={offer} />
          </div>
        </div>
      </div>
    </section>
  );
};
