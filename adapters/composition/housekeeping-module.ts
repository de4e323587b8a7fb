import { ContainerModule } from 'inversify';
import { runHousekeeping } from '../../application/accounts/housekeeping.ts';
import { HOUR } from '../../domain/calendar.ts';
import { IDLE_WORKER, startWorker } from '../background/worker.ts';
import { CLOCK, CONFIG, HOUSEKEEPER, PROBLEM_REPORTER, SETTINGS, STORE } from './tokens.ts';

/** Housekeeping runs when a work process starts and once an hour. Parallel runs are safe. */
export const housekeepingModule = new ContainerModule(({ bind }) => {
  bind(HOUSEKEEPER)
    .toResolvedValue(
      ({ housekeeping }, clock, settings, { tell }, { work }) =>
        work === 'elsewhere'
          ? IDLE_WORKER
          : startWorker({
              pass: runHousekeeping({ housekeeping, clock, settings }),
              every: HOUR,
              failed: (error) =>
                tell('What is outdated could not be cleared away and will be tried again', error),
            }),
      [STORE, CLOCK, SETTINGS, PROBLEM_REPORTER, CONFIG] as const,
    )
    .inSingletonScope()
    .onDeactivation((worker) => worker.stop());
});
