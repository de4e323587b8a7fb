import { ContainerModule } from 'inversify';
import { onlinePaymentPage } from '../http/contract/pages.pl.ts';
import { NOTICES_PATH } from '../http/server/payments/notices.ts';
import { payuProvider } from '../payments/payu/provider.ts';
import type { PayuPlace } from '../payments/place.ts';
import { standInProcess } from '../payments/stand-in/own-process.ts';
import { addressOf, type Config } from '../system/config.ts';
import { ADDRESSES, COMPLAINTS, CONFIG, PAYU, PROVIDER } from './tokens.ts';

/** Milliseconds that PayU has for an answer: a payer waits for it. */
const PATIENCE = 10_000;

/** PayU where the settings name it; in development a stand-in of the shop's own; in production none until one is named (R30). */
const placeOf = ({ payu, production, folder }: Config): PayuPlace | null => {
  if (payu !== null) return { account: payu, address: async () => payu.url, close: async () => undefined };
  return production ? null : standInProcess(folder);
};

/** The payment provider. */
export const paymentsModule = new ContainerModule(({ bind }) => {
  bind(PAYU)
    .toResolvedValue(placeOf, [CONFIG] as const)
    .inSingletonScope()
    .onDeactivation((place) => place?.close());
  bind(PROVIDER)
    .toResolvedValue(
      (payu, config, addresses, { tell }) =>
        payu === null
          ? null
          : payuProvider({
              account: payu.account,
              address: payu.address,
              ticks: () => performance.now(),
              failed: (call, why) => tell('A call of the payment provider was not done', why, call),
              patience: PATIENCE,
              notifyUrl: addressOf(config) + NOTICES_PATH,
              continueUrl: ({ siteId, bookingId }) => (addresses.of(siteId) ?? addressOf(config)) + onlinePaymentPage(bookingId),
            }),
      [PAYU, CONFIG, ADDRESSES, COMPLAINTS] as const,
    )
    .inSingletonScope();
});
