import type { PageKind } from '../state/page-data.ts';
import { type LazyScreen, lazyScreen } from './lazy-screen.tsx';

type WithoutScreen = 'client' | 'missing' | 'away';
type PublicKind = Exclude<PageKind, WithoutScreen>;

export const publicScreens = {
  home: lazyScreen(
    'ui/screens/home/HomePage.tsx',
    async () => (await import('./home/HomePage.tsx')).HomePage,
  ),
  list: lazyScreen(
    'ui/screens/offers/list/ListPage.tsx',
    async () => (await import('./offers/list/ListPage.tsx')).ListPage,
  ),
  special: lazyScreen(
    'ui/screens/offers/list/SpecialListPage.tsx',
    async () => (await import('./offers/list/SpecialListPage.tsx')).SpecialListPage,
  ),
  offer: lazyScreen(
    'ui/screens/offers/OfferPage.tsx',
    async () => (await import('./offers/OfferPage.tsx')).OfferPage,
  ),
  page: lazyScreen(
    'ui/screens/content/ContentScreen.tsx',
    async () => (await import('./content/ContentScreen.tsx')).ContentScreen,
  ),
  contact: lazyScreen(
    'ui/screens/contact/ContactPage.tsx',
    async () => (await import('./contact/ContactPage.tsx')).ContactPage,
  ),
  newsletter: lazyScreen(
    'ui/screens/newsletter/NewsletterPage.tsx',
    async () => (await import('./newsletter/NewsletterPage.tsx')).NewsletterPage,
  ),
  blog: lazyScreen(
    'ui/screens/blog/BlogPage.tsx',
    async () => (await import('./blog/BlogPage.tsx')).BlogPage,
  ),
  post: lazyScreen(
    'ui/screens/blog/PostPage.tsx',
    async () => (await import('./blog/PostPage.tsx')).PostPage,
  ),
} satisfies Readonly<Record<PublicKind, LazyScreen>>;
