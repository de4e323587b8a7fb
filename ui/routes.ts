import { type ComponentType, lazy } from 'react';
import { pages } from '../adapters/http/contract/pages.pl.ts';
import { BlogPage } from './screens/blog/BlogPage.tsx';
import { PostPage } from './screens/blog/PostPage.tsx';
import { ContactPage } from './screens/contact/ContactPage.tsx';
import { WordsPage } from './screens/content/WordsPage.tsx';
import { HomePage } from './screens/home/HomePage.tsx';
import { ListPage } from './screens/offers/ListPage.tsx';
import { OfferPage } from './screens/offers/OfferPage.tsx';

/** A path in wouter's notation and the screen that answers it. */
export type ScreenRoute = { readonly path: string; readonly screen: ComponentType };

const PartsPage = lazy(async () => ({ default: (await import('./screens/parts/PartsPage.tsx')).PartsPage }));
const Wizard = lazy(async () => ({ default: (await import('./screens/wizard/Wizard.tsx')).Wizard }));
const OnlinePayment = lazy(async () => ({ default: (await import('./screens/wizard/afterwards/OnlinePayment.tsx')).OnlinePayment }));
const LoginPage = lazy(async () => ({ default: (await import('./screens/account/LoginPage.tsx')).LoginPage }));
const RegisterPage = lazy(async () => ({ default: (await import('./screens/account/RegisterPage.tsx')).RegisterPage }));
const ActivatePage = lazy(async () => ({ default: (await import('./screens/account/ActivatePage.tsx')).ActivatePage }));
const LogoutPage = lazy(async () => ({ default: (await import('./screens/account/LogoutPage.tsx')).LogoutPage }));
const ResetPage = lazy(async () => ({ default: (await import('./screens/account/ResetPage.tsx')).ResetPage }));
const PasswordPage = lazy(async () => ({ default: (await import('./screens/account/PasswordPage.tsx')).PasswordPage }));
const PanelPage = lazy(async () => ({ default: (await import('./screens/panel/PanelPage.tsx')).PanelPage }));

/**
 * Every address of the shop, first match wins. Public pages are imported straight, because the server renders them;
 * what only the browser shows (reservation, panel, the parts) is `lazy`, so that readers of offers do not load it.
 */
export const routes: readonly ScreenRoute[] = [
  { path: pages.home, screen: HomePage },
  { path: pages.offers, screen: ListPage },
  { path: pages.offer, screen: OfferPage },
  { path: pages.terms, screen: WordsPage },
  { path: pages.privacy, screen: WordsPage },
  { path: pages.documents, screen: WordsPage },
  { path: pages.faq, screen: WordsPage },
  { path: pages.contact, screen: ContactPage },
  { path: pages.blog, screen: BlogPage },
  { path: pages.post, screen: PostPage },
  { path: pages.login, screen: LoginPage },
  { path: pages.register, screen: RegisterPage },
  { path: pages.activation, screen: ActivatePage },
  { path: pages.passwordReset, screen: ResetPage },
  { path: pages.passwordResetPlain, screen: ResetPage },
  { path: pages.newPassword, screen: PasswordPage },
  { path: pages.logout, screen: LogoutPage },
  { path: `${pages.panel}/*?`, screen: PanelPage },
  { path: `${pages.booking}/:step?`, screen: Wizard },
  { path: pages.onlinePayment, screen: OnlinePayment },
  { path: pages.parts, screen: PartsPage },
];
