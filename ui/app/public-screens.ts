import type { PageData, PageKind } from '../state/page-data.ts';
import { type LazyScreen, lazyScreen } from './lazy-screen.tsx';
import { personalScreens } from './personal-screens.ts';

type WithoutScreen = 'client' | 'missing' | 'away';
type PublicKind = Exclude<PageKind, WithoutScreen>;

export const publicScreens = {
  home: lazyScreen(
    'ui/features/home/HomePage.tsx',
    async () => (await import('../features/home/HomePage.tsx')).HomePage,
  ),
  list: lazyScreen(
    'ui/features/offers/list/ListPage.tsx',
    async () => (await import('../features/offers/list/ListPage.tsx')).ListPage,
  ),
  special: lazyScreen(
    'ui/features/offers/list/SpecialListPage.tsx',
    async () => (await import('../features/offers/list/SpecialListPage.tsx')).SpecialListPage,
  ),
  offer: lazyScreen(
    'ui/features/offers/OfferPage.tsx',
    async () => (await import('../features/offers/OfferPage.tsx')).OfferPage,
  ),
  page: lazyScreen(
    'ui/features/content/ContentScreen.tsx',
    async () => (await import('../features/content/ContentScreen.tsx')).ContentScreen,
  ),
  contact: lazyScreen(
    'ui/features/contact/ContactPage.tsx',
    async () => (await import('../features/contact/ContactPage.tsx')).ContactPage,
  ),
  newsletter: lazyScreen(
    'ui/features/newsletter/NewsletterPage.tsx',
    async () => (await import('../features/newsletter/NewsletterPage.tsx')).NewsletterPage,
  ),
  review: lazyScreen(
    'ui/features/reviews/ReviewPage.tsx',
    async () => (await import('../features/reviews/ReviewPage.tsx')).ReviewPage,
  ),
  blog: lazyScreen(
    'ui/features/blog/BlogPage.tsx',
    async () => (await import('../features/blog/BlogPage.tsx')).BlogPage,
  ),
  post: lazyScreen(
    'ui/features/blog/PostPage.tsx',
    async () => (await import('../features/blog/PostPage.tsx')).PostPage,
  ),
} satisfies Readonly<Record<PublicKind, LazyScreen>>;

export const screenOf = (data: PageData): LazyScreen | undefined => {
  if (data.kind === 'client')
    return data.screen === undefined ? undefined : personalScreens[data.screen];
  return data.kind === 'missing' || data.kind === 'away' ? undefined : publicScreens[data.kind];
};
