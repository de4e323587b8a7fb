import type { ContentBlock } from '../../../adapters/http/contract/offers/content.ts';
import type { OfferListItem } from '../../../adapters/http/contract/offers/offers.ts';
import { contentCopy } from '../../copy/content.pl.ts';
import { useSectionInView } from '../../hooks/use-section-in-view.ts';
import { PriceBlock } from '../../parts/PriceBlock.tsx';
import { LineTabs } from '../../parts/Tabs.tsx';
import { ShopPage } from '../../shared/page/ShopPage.tsx';
import { ReviewSection } from '../../shared/reviews/ReviewList.tsx';
import type { PageData } from '../../state/page-data.ts';
import { formatOfferCounts, formatStartMonths } from '../../view-models/offer-counts.ts';
import { priceTexts } from '../../view-models/prices.ts';
import { PlainBlocks } from './Blocks.tsx';
import { Cover } from './blocks/Cover.tsx';
import { offersOfBlock } from './blocks/OfferCards.tsx';
import { RoutePorts } from './blocks/RoutePorts.tsx';
import css from './PlacePage.module.css';

const ROUTE = 'trasa';

/**
 * Returns false for a block that has only a heading, such as a list of offers without any offer
 * (P-068).
 */
const hasContent = (block: ContentBlock, offers: readonly OfferListItem[]): boolean => {
  const { HTML, Boxes, Images } = block.Contents;
  return (
    HTML !== '' || Boxes.length > 0 || Images.length > 0 || offersOfBlock(block, offers).length > 0
  );
};

const leadingOn = (cover: ContentBlock, leftOut: readonly ContentBlock[]): ContentBlock => {
  const omittedAnchors = leftOut.map(({ Anchor }) => `#${Anchor}`);
  return {
    ...cover,
    Contents: {
      ...cover.Contents,
      Buttons: cover.Contents.Buttons.filter(({ Link }) => !omittedAnchors.includes(Link)),
    },
  };
};

export const PlacePage = ({ data }: { readonly data: PageData<'page'> }) => {
  const { page, offers, toCome, lowest } = data;
  const [cover, ...furtherBlocks] = page.Contents;
  const blocks = furtherBlocks.filter((block) => hasContent(block, offers));
  const cards =
    data.route === undefined ? -1 : blocks.findIndex(({ Layout }) => Layout === 'offers');
  const parts = blocks.filter(({ Menu, Anchor }) => Menu !== '' && Anchor !== '');
  const reached = useSectionInView([
    ...parts.map(({ Anchor }) => Anchor),
    ...(cards < 0 ? [] : [ROUTE]),
  ]);
  if (cover === undefined) return null;
  return (
    <ShopPage current={page.Route}>
      <Cover
        tabbed
        block={leadingOn(
          cover,
          furtherBlocks.filter((block) => !blocks.includes(block)),
        )}
        above={
          toCome.cruises + toCome.trainings > 0 &&
          `${formatOfferCounts(toCome)}: ${formatStartMonths(toCome.months)}`
        }
        price={lowest && <PriceBlock now={priceTexts({ Prices: lowest }).now} size="big" />}
      />
      <div className={css.stick}>
        <div className="wrap">
          <LineTabs
            label={contentCopy.onThisPage}
            links={parts.flatMap((block) => [
              ...(block === blocks[cards] ? [{ href: `#${ROUTE}`, text: contentCopy.route }] : []),
              { href: `#${block.Anchor}`, text: block.Menu },
            ])}
            current={reached === undefined ? undefined : `#${reached}`}
          />
        </div>
      </div>
      <PlainBlocks blocks={blocks.slice(0, Math.max(cards, 0))} data={data} first={false} />
      {data.route !== undefined && cards >= 0 && <RoutePorts id={ROUTE} route={data.route} />}
      <PlainBlocks blocks={blocks.slice(Math.max(cards, 0))} data={data} first={false} />
      <ReviewSection shown={data.reviews} />
    </ShopPage>
  );
};
