import type { ReactElement } from 'react';
import { pages } from '../../adapters/http/contract/pages.pl.ts';
import { personalScreens } from './personal-screens.ts';
import { publicScreens } from './public-screens.ts';

export type ScreenRoute = { readonly path: string; readonly screen: ReactElement };

/** The first route that matches an address is used. */
export const screenRoutes: readonly ScreenRoute[] = [
  { path: pages.home, screen: publicScreens.home.element },
  { path: pages.offers, screen: publicScreens.list.element },
  { path: pages.trainings, screen: publicScreens.special.element },
  { path: pages.mazury, screen: publicScreens.special.element },
  { path: pages.may, screen: publicScreens.special.element },
  { path: pages.sailAndParty, screen: publicScreens.special.element },
  { path: pages.offer, screen: publicScreens.offer.element },
  { path: pages.contact, screen: publicScreens.contact.element },
  { path: pages.blog, screen: publicScreens.blog.element },
  { path: pages.post, screen: publicScreens.post.element },
  { path: pages.newsletter, screen: publicScreens.newsletter.element },
  { path: pages.newsletterConfirm, screen: publicScreens.newsletter.element },
  { path: pages.newsletterLeave, screen: publicScreens.newsletter.element },
  { path: pages.review, screen: publicScreens.review.element },
  { path: pages.login, screen: personalScreens.login.element },
  { path: pages.register, screen: personalScreens.register.element },
  { path: pages.activation, screen: personalScreens.activation.element },
  { path: pages.passwordReset, screen: personalScreens.reset.element },
  { path: pages.passwordResetPlain, screen: personalScreens.reset.element },
  { path: pages.newPassword, screen: personalScreens.newPassword.element },
  { path: pages.logout, screen: personalScreens.logout.element },
  { path: `${pages.panel}/*?`, screen: personalScreens.panel.element },
  { path: `${pages.booking}/:step?`, screen: personalScreens.wizard.element },
  { path: pages.onlinePayment, screen: personalScreens.onlinePayment.element },
  { path: pages.parts, screen: personalScreens.parts.element },
];
