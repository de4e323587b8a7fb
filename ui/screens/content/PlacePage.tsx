import type { ContentBlock } from '../../../adapters/http/contract/offers/content.ts';
import type { OfferListItem } from '../../../adapters/http/contract/offers/offers.ts';
import { contentCopy } from '../../copy/content.pl.ts';
import { useReached } from '../../hooks/useReached.ts';
import { PriceBlock } from '../../parts/PriceBlock.tsx';
import { LineTabs } from '../../parts/Tabs.tsx';
import { countedApart } from '../../shown/counted.ts';
import { shownPrice } from '../../shown/prices.ts';
import { cruisesToCome, trainingsToCome } from '../../shown/standing.ts';
import type { PageData } from '../../state/pageData.ts';
import { ShopPage } from '../account/ShopPage.tsx';
import { PlainBlocks } from './Blocks.tsx';
import { CourseOf } from './blocks/CourseOf.tsx';
import { Cover } from './blocks/Cover.tsx';
import { offersOfBlock } from './blocks/OfferCards.tsx';
import css from './PlacePage.module.css';

/** Where the course of a cruise stands. */
const ROUTE = 'trasa';

/** Whether a block has anything to show under its heading today (P-068). */
const hasContent = (block: ContentBlock, offers: readonly OfferListItem[]): boolean => {
  const { HTML, Boxes, Images } = block.Contents;
  return HTML !== '' || Boxes.length > 0 || Images.length > 0 || offersOfBlock(block, offers).length > 0;
};

/** The offer that a place on costs least of those that the page lists and that can be booked today. */
const cheapest = (blocks: readonly ContentBlock[], offers: readonly OfferListItem[]): OfferListItem | undefined =>
  blocks
    .flatMap((block) => offersOfBlock(block, offers))
    .filter(({ WayIn, Prices }) => WayIn === 'book' && Prices.Per === 'person')
    .toSorted((a, b) => Number(a.Prices.From) - Number(b.Prices.From))[0];

/** The cover without buttons that lead to a part which is left out. */
const leadingOn = (cover: ContentBlock, leftOut: readonly ContentBlock[]): ContentBlock => {
  const gone = leftOut.map(({ Anchor }) => `#${Anchor}`);
  return { ...cover, Contents: { ...cover.Contents, Buttons: cover.Contents.Buttons.filter(({ Link }) => !gone.includes(Link)) } };
};

/** A page about a place: cover with the lowest price of today, a menu that stays in view, and the parts that have something to say. */
export const PlacePage = ({ data }: { readonly data: PageData<'page'> }) => {
  const { page, offers } = data;
  const [cover, ...others] = page.Contents;
  const blocks = others.filter((block) => hasContent(block, offers));
  const toCome = [...cruisesToCome(offers), ...trainingsToCome(offers)];
  const cards = data.route === undefined ? -1 : blocks.findIndex(({ Layout }) => Layout === 'offers');
  const parts = blocks.filter(({ Menu, Anchor }) => Menu !== '' && Anchor !== '');
  const reached = useReached([...parts.map(({ Anchor }) => Anchor), ...(cards < 0 ? [] : [ROUTE])]);
  const cruise = cheapest(blocks, offers);
  if (cover === undefined) return null;
  return (
    <ShopPage current={page.Route}>
      <Cover
        tabbed
        block={leadingOn(
          cover,
          others.filter((block) => !blocks.includes(block)),
        )}
        above={toCome.length > 0 && countedApart(toCome)}
        price={cruise && <PriceBlock now={shownPrice(cruise).now} size="big" />}
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
      {data.route !== undefined && cards >= 0 && <CourseOf id={ROUTE} route={data.route} />}
      <PlainBlocks blocks={blocks.slice(Math.max(cards, 0))} data={data} first={false} />
    </ShopPage>
  );
};
