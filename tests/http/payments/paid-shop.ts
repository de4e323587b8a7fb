import type { LightMyRequestResponse } from 'fastify';
import { onTestFinished } from 'vitest';
import { STAND_IN_ACCOUNT } from '../../../adapters/dev/payment-stand-in/account.ts';
import type { Deliver } from '../../../adapters/dev/payment-stand-in/news.ts';
import { openStandIn, type StandIn } from '../../../adapters/dev/payment-stand-in/stand-in.ts';
import { payu } from '../../../adapters/payments/payu/payu.ts';
import {
  type ConfiguredProvider,
  configureProvider,
} from '../../../adapters/payments/provider-folder.ts';
import { openPanel, type PanelShop, panelBooker, TWO } from '../panel/panel-shop.ts';
import { ENTRIES } from '../wizard/test-catalogue.ts';
import type { WizardBrowser } from '../wizard/wizard-shop.ts';

type From = { readonly address?: string; readonly host?: string; readonly mode?: string };

export const callApp = (
  { app }: Pick<PanelShop, 'app'>,
  url: string,
  cookie = '',
  { address = '127.0.0.1', host = 'localhost', mode = 'cors' }: From = {},
  method: 'GET' | 'HEAD' = 'GET',
): Promise<LightMyRequestResponse> =>
  app.inject({
    ...{ method, url, remoteAddress: address },
    headers: { host, 'sec-fetch-mode': mode, ...(cookie === '' ? {} : { cookie }) },
  });

export const noticeTo =
  ({ app }: Pick<PanelShop, 'app'>): Deliver =>
  async (url, headers, payload) =>
    (
      await app.inject({
        method: 'POST',
        url: new URL(url).pathname,
        headers,
        payload,
        remoteAddress: '10.9.9.9',
      })
    ).statusCode;

export const payuAt = ({ url }: Pick<StandIn, 'url'>): ConfiguredProvider =>
  configureProvider(payu, { account: STAND_IN_ACCOUNT, address: async () => url });

export const openPaid = async (): Promise<{
  readonly panel: PanelShop;
  readonly standIn: StandIn;
}> => {
  const { promise: app, resolve } = Promise.withResolvers<PanelShop['app']>();
  const deliver: Deliver = async (...parameters) => noticeTo({ app: await app })(...parameters);
  const standIn = await openStandIn({ account: STAND_IN_ACCOUNT, file: null, port: 0, deliver });
  onTestFinished(standIn.close);
  const panel = await openPanel(ENTRIES, null, {
    config: { paymentProviders: [payuAt(standIn)] },
  });
  resolve(panel.app);
  return { panel, standIn };
};

/** 4298 PLN by instalments: 1000 PLN plus 1% commission are due now. */
export const openOrdered = async (
  more: object = { paymentOption: 'installment', paymentType: 'payu' },
) => {
  const { panel, standIn } = await openPaid();
  return { panel, standIn, ewa: await panelBooker(panel, TWO, more) };
};

export const fetchPage = async (url: string, init: RequestInit = {}) => {
  const answer = await fetch(url, { redirect: 'manual', ...init });
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
};

export const pressOutcome = (
  url: string,
  outcome: string,
  headers: Readonly<Record<string, string>> = {},
) => fetchPage(url, { method: 'POST', headers, body: new URLSearchParams({ outcome }) });

export const toProvider = async (
  panel: PanelShop,
  browser: WizardBrowser,
  which: 'next' | 'full' = 'next',
): Promise<string> => {
  const answer = await callApp(
    panel,
    `/v1/payments/${browser.reservationId}/${which}`,
    browser.cookie,
  );
  if (answer.statusCode !== 302)
    throw new Error(`The link answered ${answer.statusCode}: ${answer.body}`);
  return String(answer.headers.location);
};

export const orderIdOf = (url: string): string => url.split('/').at(-1) ?? '';
