import type { OfferListItem } from '../../../adapters/http/contract/offers/offers.ts';
import { presentPageOffers } from '../../../adapters/http/server/content/page-offers.ts';
import type { ContentPage } from '../../../application/content/content.ts';
import { ContentScreen } from '../../../ui/features/content/ContentScreen.tsx';
import { PageDataProvider } from '../../../ui/hooks/use-page-data.ts';
import type { PageData } from '../../../ui/state/page-data.ts';
import { openPage } from '../offers/render-screen.tsx';

type Around = Partial<Pick<PageData<'page'>, 'faq' | 'route'>> & {
  readonly offers?: readonly OfferListItem[];
};

/** Opens a page of the content. Each of its blocks with offers shows these offers. */
export const openContentPage = (page: ContentPage, { offers = [], ...more }: Around = {}) =>
  openPage(
    <PageDataProvider
      value={{
        ...{ kind: 'page', today: '2027-03-01', faq: [] },
        ...presentPageOffers(page, () => offers),
        ...more,
      }}
    >
      <ContentScreen />
    </PageDataProvider>,
  );
