import { expect } from 'vitest';
import { DAY_LENGTH, MINUTE } from '../../../domain/calendar.ts';
import { pdfText } from '../../papers/read-pdf.ts';
import {
  account,
  activateAccount,
  logInToPanel,
  mustSucceed,
  openPanel,
  orderInWizard,
  type PanelShop,
  TWO,
} from '../panel/panel-shop.ts';
import type { WizardParty } from '../rulebook/party.ts';
import { at, type WizardBrowser } from '../wizard/wizard-shop.ts';

export const PAPER_ROUTES = { contract: 'contractFile', invoice: 'invoiceFile' } as const;
export type Kind = keyof typeof PAPER_ROUTES;

export const EWA = 'ewa@example.com';
/** Price of the test booking in grosze: 2 × (1999 + 350 − 200) PLN. */
export const PRICE = 429_800;
export const LINK_LIFE = 10 * MINUTE;

/** `traveller` is another participant. `bookersBrowser` booked without an account. */
export const ROLES = ['owner', 'traveller', 'stranger', 'bookersBrowser', 'nobody'] as const;
export type Role = (typeof ROLES)[number];
export type PaperCast = {
  readonly panel: PanelShop;
  readonly id: string;
  readonly browsers: Readonly<Record<Role, WizardBrowser>>;
};

export const openCast = async (party: WizardParty = TWO): Promise<PaperCast> => {
  const panel = await openPanel();
  const bookersBrowser = panel.browser();
  const id = await orderInWizard(bookersBrowser, party);
  await activateAccount(panel, EWA);
  for (const email of ['jan@example.com', 'ola@example.com']) await account(panel, email);
  const owner = await logInToPanel(panel, EWA);
  const traveller = await logInToPanel(panel, 'jan@example.com');
  const stranger = await logInToPanel(panel, 'ola@example.com');
  return {
    panel,
    id,
    browsers: { owner, traveller, stranger, bookersBrowser, nobody: panel.browser() },
  };
};

export const payBooking = (panel: PanelShop, id: string, amount = PRICE) =>
  panel.registerTransfer(id, amount, `przelew ${amount}`);

export const linkTo = async (
  browser: WizardBrowser,
  id: string,
  kind: Kind,
  more: object = {},
): Promise<string | null> => {
  const answer = await mustSucceed(browser, PAPER_ROUTES[kind], { reservationId: id, ...more });
  const url = at(answer, 'DownloadURL');
  expect(at(answer, 'FileReady')).toBe(url !== null);
  return typeof url === 'string' ? url : null;
};

export const mustLink = async (browser: WizardBrowser, id: string, kind: Kind): Promise<string> => {
  const url = await linkTo(browser, id, kind);
  if (url === null) throw new Error(`There is no ${kind}`);
  return url;
};

export const fetchLink = (browser: WizardBrowser, url: string, headers: object = {}) =>
  browser.shop.app.inject({
    method: 'GET',
    url,
    headers: {
      host: 'localhost',
      ...(browser.cookie === '' ? {} : { cookie: browser.cookie }),
      ...headers,
    },
  });

export const followLink = async (
  browser: WizardBrowser,
  url: string,
): Promise<readonly unknown[]> => {
  const answer = await fetchLink(browser, url);
  return [
    answer.statusCode,
    answer.statusCode === 200 ? answer.headers['content-type'] : answer.json().code,
  ];
};

export const openPaperFile = async (
  browser: WizardBrowser,
  id: string,
  kind: Kind,
): Promise<Uint8Array> => {
  const answer = await fetchLink(browser, await mustLink(browser, id, kind));
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
};

export const paperWords = async (browser: WizardBrowser, id: string, kind: Kind): Promise<string> =>
  pdfText(await openPaperFile(browser, id, kind));

/** The browser calls often enough to keep its session (R44). */
export const passTimeInSession = async (
  panel: PanelShop,
  browser: WizardBrowser,
  until: number,
): Promise<void> => {
  while (panel.clock.now() < until) {
    panel.at(Math.min(until, panel.clock.now() + 20 * DAY_LENGTH));
    await browser.call('reservationsUpdates/allowed', { reservationId: browser.reservationId });
  }
};
