import type { ComponentType } from 'react';
import { usePageData } from '../../hooks/use-page-data.ts';
import { MissingPage } from '../../shared/offers/MissingPage.tsx';
import type { PageData } from '../../state/page-data.ts';
import { ContentPage } from './ContentPage.tsx';
import { FaqPage } from './FaqPage.tsx';
import { PromotionsPage } from './PromotionsPage.tsx';

type Screen = ComponentType<{ readonly data: PageData<'page'> }>;

const SCREENS: Readonly<Record<string, Screen>> = { faq: FaqPage, promotions: PromotionsPage };

export const ContentScreen = () => {
  const data = usePageData('page');
  if (data === undefined) return <MissingPage />;
  const Page = SCREENS[data.page.PageId] ?? ContentPage;
  return <Page data={data} />;
};
