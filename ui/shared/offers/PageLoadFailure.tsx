import { listCopy } from '../../copy/offers.pl.ts';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { ShopPage } from '../page/ShopPage.tsx';

/** The link has an empty address, so it reloads the page. */
export const PageLoadFailure = () => (
  <ShopPage>
    <EmptyState as="h1" title={listCopy.failedTitle} action={{ href: '', text: listCopy.retry }} />
  </ShopPage>
);
