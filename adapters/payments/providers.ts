import { payu } from './payu/payu.ts';
import { toListedProvider } from './provider-folder.ts';

/** All payment providers. New payments go to the first one that has settings. */
export const PAYMENT_PROVIDERS = [toListedProvider(payu)];

export const providerLabel = (name: string): string =>
  PAYMENT_PROVIDERS.find((each) => each.name === name)?.label ?? name;
