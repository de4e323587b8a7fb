import { ContainerModule } from 'inversify';
import { startWorker } from '../background/worker.ts';
import { CHANGE_WATCHER, COMPLAINTS, ON_SALE } from './tokens.ts';

/** Milliseconds between looks at what others changed: everybody sees it within a second (issue 16), lists with what they keep for half of one too. */
const EVERY = 300;

/** Every server process follows the changes that others make of the shop. */
export const changesModule = new ContainerModule(({ bind }) => {
  bind(CHANGE_WATCHER)
    .toResolvedValue(
      (shop, { tell }) =>
        startWorker({
          pass: shop.refresh,
          every: EVERY,
          failed: (error) => tell('Changes of the shop could not be read and will be looked for again', error),
        }),
      [ON_SALE, COMPLAINTS] as const,
    )
    .inSingletonScope()
    .onDeactivation((watcher) => watcher.stop());
});
