import type { ContentBlock } from '../../../adapters/http/contract/offers/content.ts';
import { contentCopy } from '../../copy/content.pl.ts';
import type { PageData } from '../../state/page-data.ts';
import { ContentPage } from './ContentPage.tsx';

const isPackage = ({ Title, Text, HTML }: ContentBlock['Contents']['Boxes'][number]): boolean =>
  [Title, Text, HTML].some((text) => text.includes(contentCopy.package));

/** The Safe Booking package is no promotion, so the page leaves it out (P-135). */
const promotionsOf = (blocks: readonly ContentBlock[]): ContentBlock[] =>
  blocks.flatMap((block) => {
    if (block.Anchor !== contentCopy.promotionsAnchor) return [block];
    const Boxes = block.Contents.Boxes.filter(isPackage);
    return Boxes.length === 0 ? [] : [{ ...block, Contents: { ...block.Contents, Boxes } }];
  });

export const PromotionsPage = ({ data }: { readonly data: PageData<'page'> }) => (
  <ContentPage
    data={{ ...data, page: { ...data.page, Contents: promotionsOf(data.page.Contents) } }}
  />
);
