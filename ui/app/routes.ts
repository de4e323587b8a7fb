import type { ReactElement } from 'react';
import { pages } from '../../adapters/http/contract/pages.pl.ts';
import { personalScreens } from './personal-screens.ts';
import { publicScreens } from './public-screens.ts';

export type ScreenRoute = { readonly path: string; readonly screen: ReactElement };

const { blog, contact, home, list, newsletter, offer, post, review, special } = publicScreens;
const {
  login,
  register,
  activation,
  reset,
  newPassword,
  logout,
  panel,
  wizard,
  onlinePayment,
  parts,
} = personalScreens;

/** The first route that matches an address is used. */
export const screenRoutes: readonly ScreenRoute[] = [
  { path: pages.home, screen: home.element },
  { path: pages.offers, screen: list.element },
  { path: pages.trainings, screen: special.element },
  { path: pages.mazury, screen: special.element },
  { path: pages.may, screen: special.element },
  { path: pages.sailAndParty, screen: special.element },
  { path: pages.offer, screen: offer.element },
  { path: pages.contact, screen: contact.element },
  { path: pages.blog, screen: blog.element },
  { path: pages.post, screen: post.element },
  { path: pages.newsletter, screen: newsletter.element },
  { path: pages.newsletterConfirm, screen: newsletter.element },
  { path: pages.newsletterLeave, screen: newsletter.element },
  { path: pages.review, screen: review.element },
  { path: pages.login, screen: login.element },
  { path: pages.register, screen: register.element },
  { path: pages.activation, screen: activation.element },
  { path: pages.passwordReset, screen: reset.element },
  { path: pages.passwordResetPlain, screen: reset.element },
  { path: pages.newPassword, screen: newPassword.element },
  { path: pages.logout, screen: logout.element },
  { path: `${pages.panel}/*?`, screen: panel.element },
  { path: `${pages.booking}/:step?`, screen: wizard.element },
  { path: pages.onlinePayment, screen: onlinePayment.element },
  { path: pages.parts, screen: parts.element },
];
