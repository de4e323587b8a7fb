import { payu } from './payu/payu.ts';
import { listProvider } from './provider-folder.ts';

/** The first provider that has settings takes new payments. */
export const PAYMENT_PROVIDERS = [listProvider(payu)];

export const providerLabel = (name: string): string =>
  PAYMENT_PROVIDERS.find((each) => each.name === name)?.label ?? name;
