import type { LightMyRequestResponse } from 'fastify';
import type { Panel } from '../panel/shop.ts';
import type { Browser } from '../wizard/shop.ts';

type From = { readonly address?: string; readonly host?: string; readonly origin?: string; readonly mode?: string };

/** A page that a browser goes to, by an address of the shop; from this machine unless told. */
export const go = (
  { app }: Pick<Panel, 'app'>,
  url: string,
  cookie = '',
  { address = '127.0.0.1', host = 'localhost', mode = 'cors' }: From = {},
  method: 'GET' | 'HEAD' = 'GET',
): Promise<LightMyRequestResponse> =>
  app.inject({
    ...{ method, url, remoteAddress: address },
    headers: { host, 'sec-fetch-mode': mode, ...(cookie === '' ? {} : { cookie }) },
  });

/** A button of the stand-in's page. */
export const press = (
  { app }: Pick<Panel, 'app'>,
  url: string,
  outcome: string,
  { address = '127.0.0.1', host = 'localhost', origin = 'http://localhost' }: From = {},
): Promise<LightMyRequestResponse> =>
  app.inject({
    ...{ method: 'POST', url, remoteAddress: address, payload: `outcome=${outcome}` },
    headers: { host, origin, 'content-type': 'application/x-www-form-urlencoded' },
  });

/** Follows a payment link of a browser's reservation; answers the address of the stand-in's page. */
export const toProvider = async (panel: Panel, browser: Browser, which: 'next' | 'full' = 'next'): Promise<string> => {
  const answer = await go(panel, `/v1/payments/${browser.reservationId}/${which}`, browser.cookie);
  if (answer.statusCode !== 302) throw new Error(`The link answered ${answer.statusCode}: ${answer.body}`);
  return String(answer.headers.location);
};
