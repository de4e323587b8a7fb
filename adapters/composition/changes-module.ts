import { ContainerModule } from 'inversify';
import { startWorker } from '../background/worker.ts';
import { CHANGE_WATCHER, ON_SALE, PROBLEM_REPORTER } from './tokens.ts';

/** Milliseconds between checks: the shop must show a change within a second (issue 16). */
const EVERY = 300;

export const changesModule = new ContainerModule(({ bind }) => {
  bind(CHANGE_WATCHER)
    .toResolvedValue(
      (shop, { report }) =>
        startWorker({
          pass: shop.refresh,
          every: EVERY,
          failed: (error) =>
            report('Changes of the shop could not be read; the shop will retry', error),
        }),
      [ON_SALE, PROBLEM_REPORTER] as const,
    )
    .onDeactivation((watcher) => watcher.stop());
});
