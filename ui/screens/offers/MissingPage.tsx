import { listCopy } from '../../copy/offers.pl.ts';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { ShopPage } from '../account/ShopPage.tsx';

/** Shown for a public page without data. The empty link reloads the page. */
export const MissingPage = () => (
  <ShopPage>
    <EmptyState as="h1" title={listCopy.failedTitle} action={{ href: '', text: listCopy.retry }} />
  </ShopPage>
);
