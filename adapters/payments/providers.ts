import { payu } from './payu/payu.ts';
import { listProvider } from './provider-folder.ts';

/** The payment providers. The first one with settings takes new payments. */
export const PAYMENT_PROVIDERS = [listProvider(payu)];

/** The name for people of a stored provider. */
export const providerLabel = (name: string): string =>
  PAYMENT_PROVIDERS.find((each) => each.name === name)?.label ?? name;
