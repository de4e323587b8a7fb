import { ContainerModule } from 'inversify';
import { keepHouse } from '../../application/accounts/housekeeping.ts';
import { HOUR } from '../../domain/calendar.ts';
import { RESTING, startWorker } from '../background/worker.ts';
import { CLOCK, COMPLAINTS, CONFIG, HOUSEKEEPER, SETTINGS, STORE } from './tokens.ts';

/** Housekeeping in every process that works, at its start and once an hour; that several do it does no harm. */
export const housekeepingModule = new ContainerModule(({ bind }) => {
  bind(HOUSEKEEPER)
    .toResolvedValue(
      ({ housekeeping }, clock, settings, { tell }, { work }) =>
        work === 'elsewhere'
          ? RESTING
          : startWorker({
              pass: keepHouse({ housekeeping, clock, settings }),
              every: HOUR,
              failed: (error) => tell('What is outdated could not be cleared away and will be tried again', error),
            }),
      [STORE, CLOCK, SETTINGS, COMPLAINTS, CONFIG] as const,
    )
    .inSingletonScope()
    .onDeactivation((worker) => worker.stop());
});
