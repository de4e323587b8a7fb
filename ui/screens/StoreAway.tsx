import { awayCopy } from '../copy/pl.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { ShopPage } from './account/ShopPage.tsx';

/** What stands at every address as long as the shop's store is away; the one way on is the same address again. */
export const StoreAway = () => (
  <ShopPage>
    <EmptyState title={awayCopy.title} as="h1" action={{ href: '', text: awayCopy.action }}>
      {awayCopy.text}
    </EmptyState>
  </ShopPage>
);
