import type { ReactNode } from 'react';
import type { OfferListItem } from '../../../adapters/http/contract/offers/offers.ts';
import { bookingPage, offerPage } from '../../../adapters/http/contract/pages.pl.ts';
import { cardCopy, ownHoldCopy } from '../../copy/offers.pl.ts';
import { formatDateRange, formatMoney } from '../../format.ts';
import { useFlag } from '../../hooks/use-flag.ts';
import { type LabelColour, Ribbon, RibbonText } from '../../parts/AvailabilityLabel.tsx';
import { CruiseCard } from '../../parts/CruiseCard.tsx';
import { offerFacts } from '../../view-models/offer-facts.ts';
import { offerSceneFile, SHAPES } from '../../view-models/pictures.ts';
import { priceTexts } from '../../view-models/prices.ts';
import { nightsOf, saleStateLabel } from '../../view-models/sale-state.ts';
import { heldUntilText, useOwnHold } from './own-hold.ts';

const RIBBONS: Readonly<Record<OfferListItem['RibbonTextType'], LabelColour | 'promo'>> = {
  red: 'promo',
  green: 'green',
  orange: 'amber',
  '': 'sea',
};

/** The sale state has priority, then the recommendation, the office's text and a promotion. */
const ribbonOf = (offer: OfferListItem): ReactNode => {
  const label = saleStateLabel(offer);
  if (label) return <Ribbon availability={label} />;
  if (offer.Recommended) return <RibbonText colour="amber">{cardCopy.recommended}</RibbonText>;
  const { RibbonText: text, RibbonTextExt: more, RibbonTextType: kind } = offer;
  if (text !== '')
    return (
      <RibbonText colour={RIBBONS[kind]} tick={text.includes(cardCopy.confirmedWord)}>
        {[text, more].filter(Boolean).join(' ')}
      </RibbonText>
    );
  const { Promotion } = offer.Prices;
  return Promotion === null ? null : (
    <RibbonText colour="promo">{cardCopy.promotion(formatMoney(`-${Promotion}`))}</RibbonText>
  );
};

type Props = {
  readonly offer: OfferListItem;
  readonly shape?: 'tall' | 'wide';
  readonly early?: boolean;
};

export const OfferCard = ({ offer, shape = 'tall', early = false }: Props) => {
  const hold = useOwnHold(offer.OfferId);
  const { Availability, Region, Type, Standing, WayIn } = offer;
  return (
    <CruiseCard
      href={offerPage(offer.FriendlyUrl)}
      name={offer.Name}
      picture={offerSceneFile(offer, SHAPES.card)}
      flag={useFlag(offer)}
      place={`${Region.Name}, ${Region.Country.Name}`}
      dates={`${formatDateRange(Availability.From, Availability.To)}, ${cardCopy.nights(nightsOf(Availability))}`}
      facts={[{ icon: 'compass', text: Type.Name }, ...offerFacts(offer)]}
      price={priceTexts(offer)}
      ribbon={ribbonOf(offer)}
      own={
        hold && {
          title: ownHoldCopy.title,
          text: heldUntilText(hold),
          link: { href: bookingPage(hold.ReservationId), text: ownHoldCopy.goOn },
        }
      }
      washed={WayIn === 'reserveList' || Standing === 'soldOut'}
      shape={shape}
      early={early}
    >
      {shape === 'wide' && offer.Lead}
    </CruiseCard>
  );
};
