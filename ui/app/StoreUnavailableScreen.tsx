import { awayCopy } from '../copy/pl.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { ShopPage } from '../shared/page/ShopPage.tsx';

/** The screen at every address while the database is unavailable. Its link reloads the address. */
export const StoreUnavailableScreen = () => (
  <ShopPage>
    <EmptyState title={awayCopy.title} as="h1" action={{ href: '', text: awayCopy.action }}>
      {awayCopy.text}
    </EmptyState>
  </ShopPage>
);
