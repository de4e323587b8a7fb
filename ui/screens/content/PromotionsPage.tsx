import type { ContentBlock } from '../../../adapters/http/contract/offers/content.ts';
import { contentCopy } from '../../copy/content.pl.ts';
import type { PageData } from '../../state/pageData.ts';
import { ContentPage } from './ContentPage.tsx';

const isPackage = ({ Title, Text, HTML }: ContentBlock['Contents']['Boxes'][number]): boolean =>
  [Title, Text, HTML].some((text) => text.includes(contentCopy.package));

/** The promotions are those that speak of a package (P-135); the section goes where none is left. */
const promotionsOf = (blocks: readonly ContentBlock[]): ContentBlock[] =>
  blocks.flatMap((block) => {
    if (block.Anchor !== contentCopy.promotionsAnchor) return [block];
    const Boxes = block.Contents.Boxes.filter(isPackage);
    return Boxes.length === 0 ? [] : [{ ...block, Contents: { ...block.Contents, Boxes } }];
  });

/** Discounts that always hold, and the promotions of the day. */
export const PromotionsPage = ({ data }: { readonly data: PageData<'page'> }) => (
  <ContentPage data={{ ...data, page: { ...data.page, Contents: promotionsOf(data.page.Contents) } }} />
);
