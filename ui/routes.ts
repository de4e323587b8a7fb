import { type ComponentType, lazy } from 'react';
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
  { path: '/', screen: HomePage },
  { path: '/rejsy-morskie', screen: ListPage },
  { path: '/oferta/:friendlyUrl', screen: OfferPage },
  { path: '/regulamin', screen: WordsPage },
  { path: '/polityka-prywatnosci', screen: WordsPage },
  { path: '/o-nas/dokumenty', screen: WordsPage },
  { path: '/faq', screen: WordsPage },
  { path: '/kontakt', screen: ContactPage },
  { path: '/zaloguj', screen: LoginPage },
  { path: '/rejestracja', screen: RegisterPage },
  { path: '/Activate/:token', screen: ActivatePage },
  { path: '/reset-hasła', screen: ResetPage },
  { path: '/reset-hasla', screen: ResetPage },
  { path: '/Password/:token', screen: PasswordPage },
  { path: '/wyloguj', screen: LogoutPage },
  { path: '/twoj-panel/*?', screen: PanelPage },
  { path: '/rezerwacja/:step?', screen: Wizard },
  { path: '/OnlinePayment', screen: OnlinePayment },
  { path: '/czesci', screen: PartsPage },
];
