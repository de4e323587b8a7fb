import type { PageData, PersonalScreen } from '../state/page-data.ts';
import { type LazyScreen, lazyScreen } from './lazy-screen.tsx';

/** Screens that only the browser renders, because all their data belong to one person. */
export const personalScreens = {
  login: lazyScreen('LoginPage', () => import('../features/account/LoginPage.tsx')),
  register: lazyScreen('RegisterPage', () => import('../features/account/RegisterPage.tsx')),
  activation: lazyScreen('ActivatePage', () => import('../features/account/ActivatePage.tsx')),
  reset: lazyScreen('ResetPage', () => import('../features/account/ResetPage.tsx')),
  newPassword: lazyScreen('PasswordPage', () => import('../features/account/PasswordPage.tsx')),
  logout: lazyScreen('LogoutPage', () => import('../features/account/LogoutPage.tsx')),
  panel: lazyScreen('PanelPage', () => import('../features/panel/PanelPage.tsx')),
  wizard: lazyScreen('WizardScreen', () => import('../features/wizard/WizardScreen.tsx')),
  onlinePayment: lazyScreen(
    'OnlinePaymentScreen',
    () => import('../features/wizard/afterwards/OnlinePaymentScreen.tsx'),
  ),
  parts: lazyScreen('PartsPage', () => import('../features/parts/PartsPage.tsx')),
} satisfies Readonly<Record<PersonalScreen, LazyScreen>>;

/** Returns true for client pages that ask for consent to statistics. The wizard never asks. */
export const asksStatisticsConsent = (data: PageData): boolean =>
  data.kind === 'client' && data.screen !== 'wizard' && data.screen !== 'onlinePayment';

/** True for the login page: the server renders its texts, so they appear before scripts load. */
export const serverRendersTexts = (data: PageData): boolean =>
  data.kind === 'client' && data.screen === 'login';
