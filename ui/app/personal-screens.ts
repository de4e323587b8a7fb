import type { PageData, PersonalScreen } from '../state/page-data.ts';
import { type LazyScreen, lazyScreen } from './lazy-screen.tsx';

/** Screens that only the browser renders, because all their data belong to one person. */
export const personalScreens = {
  login: lazyScreen(
    'ui/features/account/LoginPage.tsx',
    async () => (await import('../features/account/LoginPage.tsx')).LoginPage,
  ),
  register: lazyScreen(
    'ui/features/account/RegisterPage.tsx',
    async () => (await import('../features/account/RegisterPage.tsx')).RegisterPage,
  ),
  activation: lazyScreen(
    'ui/features/account/ActivatePage.tsx',
    async () => (await import('../features/account/ActivatePage.tsx')).ActivatePage,
  ),
  reset: lazyScreen(
    'ui/features/account/ResetPage.tsx',
    async () => (await import('../features/account/ResetPage.tsx')).ResetPage,
  ),
  newPassword: lazyScreen(
    'ui/features/account/PasswordPage.tsx',
    async () => (await import('../features/account/PasswordPage.tsx')).PasswordPage,
  ),
  logout: lazyScreen(
    'ui/features/account/LogoutPage.tsx',
    async () => (await import('../features/account/LogoutPage.tsx')).LogoutPage,
  ),
  panel: lazyScreen(
    'ui/features/panel/PanelPage.tsx',
    async () => (await import('../features/panel/PanelPage.tsx')).PanelPage,
  ),
  wizard: lazyScreen(
    'ui/features/wizard/WizardScreen.tsx',
    async () => (await import('../features/wizard/WizardScreen.tsx')).WizardScreen,
  ),
  onlinePayment: lazyScreen(
    'ui/features/wizard/afterwards/OnlinePaymentScreen.tsx',
    async () =>
      (await import('../features/wizard/afterwards/OnlinePaymentScreen.tsx')).OnlinePaymentScreen,
  ),
  parts: lazyScreen(
    'ui/features/parts/PartsPage.tsx',
    async () => (await import('../features/parts/PartsPage.tsx')).PartsPage,
  ),
} satisfies Readonly<Record<PersonalScreen, LazyScreen>>;

/**
 * True for client pages that ask for consent to statistics. The reservation's screens never ask.
 */
export const asksStatisticsConsent = (data: PageData): boolean =>
  data.kind === 'client' && data.screen !== 'wizard' && data.screen !== 'onlinePayment';

/**
 * True for the login page: the server renders its texts, so they appear before the scripts load.
 */
export const serverRendersTexts = (data: PageData): boolean =>
  data.kind === 'client' && data.screen === 'login';
