import type { PageData, PageKind } from '../state/page-data.ts';
import { type LazyScreen, lazyScreen } from './lazy-screen.tsx';
import { personalScreens } from './personal-screens.ts';

type WithoutScreen = 'client' | 'missing' | 'away';
type PublicKind = Exclude<PageKind, WithoutScreen>;

export const publicScreens = {
  home: lazyScreen('HomePage', () => import('../features/home/HomePage.tsx')),
  list: lazyScreen('ListPage', () => import('../features/offers/list/ListPage.tsx')),
  special: lazyScreen(
    'SpecialListPage',
    () => import('../features/offers/list/SpecialListPage.tsx'),
  ),
  offer: lazyScreen('OfferPage', () => import('../features/offers/OfferPage.tsx')),
  page: lazyScreen('ContentScreen', () => import('../features/content/ContentScreen.tsx')),
  contact: lazyScreen('ContactPage', () => import('../features/contact/ContactPage.tsx')),
  newsletter: lazyScreen(
    'NewsletterPage',
    () => import('../features/newsletter/NewsletterPage.tsx'),
  ),
  review: lazyScreen('ReviewPage', () => import('../features/reviews/ReviewPage.tsx')),
  blog: lazyScreen('BlogPage', () => import('../features/blog/BlogPage.tsx')),
  post: lazyScreen('PostPage', () => import('../features/blog/PostPage.tsx')),
} satisfies Readonly<Record<PublicKind, LazyScreen>>;

export const screenOf = (data: PageData): LazyScreen | undefined => {
  if (data.kind === 'client')
    return data.screen === undefined ? undefined : personalScreens[data.screen];
  return data.kind === 'missing' || data.kind === 'away' ? undefined : publicScreens[data.kind];
};
