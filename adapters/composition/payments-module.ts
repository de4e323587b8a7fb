import { ContainerModule } from 'inversify';
import { standInProvider } from '../payments/stand-in/stand-in.ts';
import { CONFIG, PROVIDER } from './tokens.ts';

/** The payment provider: in development a page of the shop's own, in production none until one is configured (R30). */
export const paymentsModule = new ContainerModule(({ bind }) => {
  bind(PROVIDER)
    .toResolvedValue(({ production }) => (production ? null : standInProvider), [CONFIG] as const)
    .inSingletonScope();
});
