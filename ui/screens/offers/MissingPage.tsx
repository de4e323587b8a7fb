import { listCopy } from '../../copy/offers.pl.ts';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { ShopPage } from '../account/ShopPage.tsx';

/** Stands where a public page came without its data: says so and offers another try. An empty address is the page itself. */
export const MissingPage = () => (
  <ShopPage>
    <EmptyState as="h1" title={listCopy.failedTitle} action={{ href: '', text: listCopy.retry }} />
  </ShopPage>
);
