import { type ComponentType, lazy } from 'react';
import { HomePage } from './screens/home/HomePage.tsx';
import { ListPage } from './screens/offers/ListPage.tsx';
import { OfferPage } from './screens/offers/OfferPage.tsx';

/** A path in wouter's notation and the screen that answers it. */
export type ScreenRoute = { readonly path: string; readonly screen: ComponentType };

const PartsPage = lazy(async () => ({ default: (await import('./screens/parts/PartsPage.tsx')).PartsPage }));

/**
 * Every address of the shop, first match wins. Public pages are imported straight, because the server renders them;
 * what only the browser shows (reservation, panel, the parts) is `lazy`, so that readers of offers do not load it.
 */
export const routes: readonly ScreenRoute[] = [
  { path: '/', screen: HomePage },
  { path: '/rejsy-morskie', screen: ListPage },
  { path: '/oferta/:friendlyUrl', screen: OfferPage },
  { path: '/czesci', screen: PartsPage },
];
