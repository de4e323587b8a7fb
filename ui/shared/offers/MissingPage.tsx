import { listCopy } from '../../copy/offers.pl.ts';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { ShopPage } from '../page/ShopPage.tsx';

/** The screen of a public page without data. Its link with an empty address reloads the page. */
export const MissingPage = () => (
  <ShopPage>
    <EmptyState as="h1" title={listCopy.failedTitle} action={{ href: '', text: listCopy.retry }} />
  </ShopPage>
);
