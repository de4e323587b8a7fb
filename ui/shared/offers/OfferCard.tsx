import { memo, type ReactNode } from 'react';
import type { OfferListItem } from '../../../adapters/http/contract/offers/offers.ts';
import { bookingPageUrl, offerPageUrl } from '../../../adapters/http/contract/pages.pl.ts';
import { cardCopy, ownHoldCopy } from '../../copy/offers.pl.ts';
import { formatDateRange, formatMoney } from '../../format.ts';
import { useCountryFlag } from '../../hooks/use-flag.ts';
import { type LabelColour, Ribbon, RibbonText } from '../../parts/AvailabilityLabel.tsx';
import { Card } from '../../parts/Card.tsx';
import { CountryFlag } from '../../parts/CountryFlag.tsx';
import { joinClasses } from '../../parts/classes.ts';
import { type Fact, Facts } from '../../parts/Facts.tsx';
import { type FormattedPrice, PriceBlock } from '../../parts/PriceBlock.tsx';
import { SceneImage } from '../../parts/SceneImage.tsx';
import type { SceneFile } from '../../parts/scene-path.ts';
import { offerFacts } from '../../view-models/offer-facts.ts';
import { offerSceneFile, SHAPES } from '../../view-models/pictures.ts';
import { priceTexts } from '../../view-models/prices.ts';
import { nightsOf, saleStateLabel } from '../../view-models/sale-state.ts';
import css from './OfferCard.module.css';
import { heldUntilText, useOwnHold } from './own-hold.ts';

type OwnNote = {
  readonly title: string;
  readonly text: string;
  readonly link: { readonly href: string; readonly text: string };
};

type LayoutProps = {
  readonly href: string;
  readonly name: string;
  readonly picture: SceneFile;
  readonly flag: string | undefined;
  readonly place: string;
  readonly dates: string;
  readonly facts?: readonly Fact[];
  readonly price?: FormattedPrice | undefined;
  readonly ribbon?: ReactNode;
  /** True for an offer that takes only the reserve list: its picture is pale. */
  readonly washed?: boolean;
  readonly shape?: 'tall' | 'wide';
  readonly own?: OwnNote | null;
  readonly children?: ReactNode;
  readonly early?: boolean;
};

/**
 * The whole card is one link. The note about the visitor's own hold (`own`) lies over it and has
 * its own link.
 */
export const OfferCardLayout = (props: LayoutProps) => {
  const {
    href,
    name,
    picture,
    flag,
    place,
    dates,
    facts = [],
    price,
    ribbon,
    washed = false,
    shape = 'tall',
    own = null,
    children,
    early = false,
  } = props;
  return (
    <Card lift className={joinClasses(css.card, css[shape], own === null && css.dense)}>
      <div className={css.picture}>
        <SceneImage {...picture} washed={washed} early={early} fill />
        {ribbon && <span className={css.ribbon}>{ribbon}</span>}
        {own && (
          <div className={css.own}>
            <b>{own.title}</b>
            <span>{own.text}</span>
            <a href={own.link.href}>{own.link.text}</a>
          </div>
        )}
      </div>
      <div className={css.body}>
        <p className={css.place}>
          <CountryFlag src={flag} />
          {place}
        </p>
        <h3>
          <a href={href}>{name}</a>
        </h3>
        <div>
          {children && <p className={css.words}>{children}</p>}
          <Facts facts={[{ icon: 'calendar', text: dates }]} />
          {facts.length > 0 && <Facts facts={facts} />}
        </div>
        {price && (
          <div className={css.foot}>
            <PriceBlock {...price} />
          </div>
        )}
      </div>
    </Card>
  );
};

type GridProps = {
  readonly compact?: boolean;
  readonly columns?: boolean;
  readonly children: ReactNode;
};

export const CardGrid = ({ compact = false, columns = true, children }: GridProps) => (
  <div className={joinClasses(columns && css.cards, compact && css.compact)}>{children}</div>
);

const RIBBONS: Readonly<Record<OfferListItem['RibbonTextType'], LabelColour | 'promo'>> = {
  red: 'promo',
  green: 'green',
  orange: 'amber',
  '': 'sea',
};

/**
 * The ribbon shows the sale state. If the offer has none, the ribbon shows the recommendation, the
 * office's text or a promotion, in this order.
 */
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

/** Memoized: on a phone, rendering a long list again for each new page takes seconds. */
export const OfferCard = memo(({ offer, shape = 'tall', early = false }: Props) => {
  const hold = useOwnHold(offer.OfferId);
  const { Availability, Region, Type, Standing, WayIn } = offer;
  return (
    <OfferCardLayout
      href={offerPageUrl(offer.FriendlyUrl)}
      name={offer.Name}
      picture={offerSceneFile(offer, SHAPES.card)}
      flag={useCountryFlag(offer)}
      place={`${Region.Name}, ${Region.Country.Name}`}
      dates={`${formatDateRange(Availability.From, Availability.To)}, ${cardCopy.nights(nightsOf(Availability))}`}
      facts={[{ icon: 'compass', text: Type.Name }, ...offerFacts(offer)]}
      price={priceTexts(offer)}
      ribbon={ribbonOf(offer)}
      own={
        hold && {
          title: ownHoldCopy.title,
          text: heldUntilText(hold),
          link: { href: bookingPageUrl(hold.ReservationId), text: ownHoldCopy.goOn },
        }
      }
      washed={WayIn === 'reserveList' || Standing === 'soldOut'}
      shape={shape}
      early={early}
    >
      {shape === 'wide' && offer.Lead}
    </OfferCardLayout>
  );
});
