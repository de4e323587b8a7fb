import type { PersonalScreen } from '../state/page-data.ts';
import { type LazyScreen, lazyScreen } from './lazy-screen.tsx';

/** Screens that only the browser renders, because all their data belong to one person. */
export const personalScreens = {
  login: lazyScreen(
    'ui/screens/account/LoginPage.tsx',
    async () => (await import('./account/LoginPage.tsx')).LoginPage,
  ),
  register: lazyScreen(
    'ui/screens/account/RegisterPage.tsx',
    async () => (await import('./account/RegisterPage.tsx')).RegisterPage,
  ),
  activation: lazyScreen(
    'ui/screens/account/ActivatePage.tsx',
    async () => (await import('./account/ActivatePage.tsx')).ActivatePage,
  ),
  reset: lazyScreen(
    'ui/screens/account/ResetPage.tsx',
    async () => (await import('./account/ResetPage.tsx')).ResetPage,
  ),
  newPassword: lazyScreen(
    'ui/screens/account/PasswordPage.tsx',
    async () => (await import('./account/PasswordPage.tsx')).PasswordPage,
  ),
  logout: lazyScreen(
    'ui/screens/account/LogoutPage.tsx',
    async () => (await import('./account/LogoutPage.tsx')).LogoutPage,
  ),
  panel: lazyScreen(
    'ui/screens/panel/PanelPage.tsx',
    async () => (await import('./panel/PanelPage.tsx')).PanelPage,
  ),
  wizard: lazyScreen(
    'ui/screens/wizard/WizardScreen.tsx',
    async () => (await import('./wizard/WizardScreen.tsx')).WizardScreen,
  ),
  onlinePayment: lazyScreen(
    'ui/screens/wizard/afterwards/OnlinePaymentScreen.tsx',
    async () => (await import('./wizard/afterwards/OnlinePaymentScreen.tsx')).OnlinePaymentScreen,
  ),
  parts: lazyScreen(
    'ui/screens/parts/PartsPage.tsx',
    async () => (await import('./parts/PartsPage.tsx')).PartsPage,
  ),
} satisfies Readonly<Record<PersonalScreen, LazyScreen>>;
