import { payu } from './payu/payu.ts';
import { listProvider } from './provider-folder.ts';

/** All known providers. New payments use the first provider that has settings. */
export const PAYMENT_PROVIDERS = [listProvider(payu)];

export const providerLabel = (name: string): string =>
  PAYMENT_PROVIDERS.find((each) => each.name === name)?.label ?? name;
