import type { ProviderFolder } from '../provider-folder.ts';
import { payuProvider } from './provider.ts';
import { readNotification } from './read-notification.ts';
import { type PayuSettings, readPayuSettings } from './settings.ts';
import { SIGNATURE_HEADER } from './signature.ts';

export const payu: ProviderFolder<PayuSettings> = {
  name: 'payu',
  label: 'PayU',
  notificationPath: '/v1/payments/payu',
  settings: readPayuSettings,
  provider: (settings, deps) => payuProvider({ ...settings, ...deps }),
  readNotification: ({ account }, { body, header }) =>
    readNotification(account, body, header(SIGNATURE_HEADER)),
};
