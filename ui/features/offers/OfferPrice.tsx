import type { OfferDetails } from '../../../adapters/http/contract/offers/offers.ts';
import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import { offerCopy } from '../../copy/offers.pl.ts';
import { formatDate, joinShortWordsByNoBreakSpaces } from '../../format.ts';
import { ColourLabel } from '../../parts/AvailabilityLabel.tsx';
import { CancellingTerms } from '../../parts/CancellingTerms.tsx';
import { Icon, type IconName } from '../../parts/Icon.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { PriceBlock } from '../../parts/PriceBlock.tsx';
import { renderUnbreakableParts } from '../../parts/words/Html.tsx';
import { priceTexts } from '../../view-models/prices.ts';
import { OfferBookingAction } from './OfferBookingAction.tsx';
import { OfferExtras, OfferPaymentPlan } from './OfferExtras.tsx';
import css from './OfferPage.module.css';
import { OfferSection } from './OfferSection.tsx';

/**
 * Some lines say what the price includes or excludes. If such a line starts with '*', the page
 * shows it as a footnote below the list.
 */
const isNote = (line: string): boolean => line.startsWith('*');

type TicksProps = {
  readonly lines: readonly string[];
  readonly icon: IconName;
  readonly title: string;
};

const Ticks = ({ lines, icon, title }: TicksProps) => (
  <div>
    <h3 className={css.listTitle}>{title}</h3>
    <ul className={icon === 'check' ? css.ticks : css.crosses}>
      {lines
        .filter((line) => !isNote(line))
        .map((line) => (
          <li key={line}>
            <Icon name={icon} />
            <span>{renderUnbreakableParts(joinShortWordsByNoBreakSpaces(line))}</span>
          </li>
        ))}
    </ul>
    {lines.filter(isNote).map((line) => (
      <p key={line} className={css.note}>
        {joinShortWordsByNoBreakSpaces(line)}
      </p>
    ))}
  </div>
);

/** Returns the last day of First Minute or Second Minute as text; null outside both (R19). */
const periodOf = ({ Minute }: OfferDetails['Prices']): string | null =>
  Minute && offerCopy[Minute.Name](formatDate(Minute.Until));

export const OfferPrice = ({ offer }: { readonly offer: OfferDetails }) => {
  const { Prices, Costs, Extras, WayIn } = offer;
  const period = periodOf(Prices);
  return (
    <OfferSection className={css.sand} id="cena" title={offerCopy.price}>
      <div className={css.costs}>
        <Ticks title={offerCopy.included} lines={Costs.Included} icon="check" />
        <Ticks title={offerCopy.excluded} lines={Costs.Excluded} icon="cross" />
        <div className={css.due}>
          <PriceBlock size="big" {...priceTexts(offer)} />
          {WayIn === 'book' && period && (
            <p>
              <ColourLabel colour="amber">{period}</ColourLabel>
            </p>
          )}
          <OfferPaymentPlan offer={offer} />
          {Extras.Cancelling && <CancellingTerms {...Extras.Cancelling} />}
          <OfferBookingAction offer={offer} />
          <p className={css.note}>
            {offerCopy.rights} <a href={pages.informationForm}>{offerCopy.informationForm}</a>
          </p>
          {WayIn === 'book' && Prices.SafeBooking && (
            <Notice icon="shield" title={offerCopy.safeTitle}>
              {offerCopy.safeText}
            </Notice>
          )}
        </div>
      </div>
      <OfferExtras offer={offer} />
    </OfferSection>
  );
};
