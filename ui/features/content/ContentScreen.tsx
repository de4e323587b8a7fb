import type { ComponentType } from 'react';
import type { ContentBlock } from '../../../adapters/http/contract/offers/content.ts';
import { contentCopy } from '../../copy/content.pl.ts';
import { usePageData } from '../../hooks/use-page-data.ts';
import { PageLoadFailure } from '../../shared/offers/PageLoadFailure.tsx';
import type { PageData } from '../../state/page-data.ts';
import { ContentPage } from './ContentPage.tsx';
import { FaqPage } from './FaqPage.tsx';

const isPackage = ({ Title, Text, HTML }: ContentBlock['Contents']['Boxes'][number]): boolean =>
  [Title, Text, HTML].some((text) => text.includes(contentCopy.package));

/** In the section of promotions, keeps only content boxes whose text contains „Pakiet” (P-135). */
const promotionsOf = (blocks: readonly ContentBlock[]): ContentBlock[] =>
  blocks.flatMap((block) => {
    if (block.Anchor !== contentCopy.promotionsAnchor) return [block];
    const Boxes = block.Contents.Boxes.filter(isPackage);
    return Boxes.length === 0 ? [] : [{ ...block, Contents: { ...block.Contents, Boxes } }];
  });

const PromotionsPage = ({ data }: { readonly data: PageData<'page'> }) => (
  <ContentPage
    data={{ ...data, page: { ...data.page, Contents: promotionsOf(data.page.Contents) } }}
  />
);

type Screen = ComponentType<{ readonly data: PageData<'page'> }>;

const SCREENS: Readonly<Record<string, Screen>> = { faq: FaqPage, promotions: PromotionsPage };

export const ContentScreen = () => {
  const data = usePageData('page');
  if (data === undefined) return <PageLoadFailure />;
  const Page = SCREENS[data.page.PageId] ?? ContentPage;
  return <Page data={data} />;
};
