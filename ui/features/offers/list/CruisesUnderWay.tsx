import type { OfferListItem } from '../../../../adapters/http/contract/offers/offers.ts';
import { offerPageUrl } from '../../../../adapters/http/contract/pages.pl.ts';
import { listCopy } from '../../../copy/offers.pl.ts';
import { formatDateRange } from '../../../format.ts';
import { AvailabilityLabel } from '../../../parts/AvailabilityLabel.tsx';
import { Card } from '../../../parts/Card.tsx';
import { SceneImage } from '../../../parts/SceneImage.tsx';
import { renderUnbreakableParts } from '../../../parts/words/Html.tsx';
import { offerSceneFile, SHAPES } from '../../../view-models/pictures.ts';
import { saleStateLabel } from '../../../view-models/sale-state.ts';
import css from './ListPage.module.css';

export const CruisesUnderWay = ({ offers }: { readonly offers: readonly OfferListItem[] }) => (
  <section className={css.underWay}>
    <h2>{listCopy.underWay}</h2>
    <ul>
      {offers.map((offer) => {
        const label = saleStateLabel(offer);
        return (
          <Card as="li" key={offer.OfferId}>
            <SceneImage {...offerSceneFile(offer, SHAPES.square)} fill />
            <div>
              {label && <AvailabilityLabel availability={label} />}
              <h3>
                <a href={offerPageUrl(offer.FriendlyUrl)}>{offer.Name}</a>
              </h3>
              <p className="muted">
                {renderUnbreakableParts(
                  formatDateRange(offer.Availability.From, offer.Availability.To),
                )}
              </p>
            </div>
          </Card>
        );
      })}
    </ul>
  </section>
);
