import { ContainerModule } from 'inversify';
import { passTime } from '../../application/jobs/pass-time.ts';
import { refreshAboard } from '../../application/jobs/refresh-aboard.ts';
import { writeDailyLetters } from '../../application/office/daily-letter.ts';
import { settleAllPapers } from '../../application/papers/settle-papers.ts';
import { queryPendingPayments } from '../../application/payments/query-pending-payments.ts';
import { queryRefunds } from '../../application/payments/query-refunds.ts';
import { applyPlannedPrices } from '../../application/shop/apply-planned-prices.ts';
import { IDLE_WORKER, startWorker } from '../background/worker.ts';
import {
  CHANGES,
  COMMANDS,
  CONFIG,
  PAPERS,
  PAYMENT_WORKER,
  PROBLEM_REPORTER,
  TIME_WORKER,
} from './tokens.ts';

/** Milliseconds between checks for due work, such as a hold that ends and frees its places. */
const EVERY = 2000;

/** Milliseconds between queries about payments that the provider has not settled yet. */
const QUERY_EVERY = 5000;

/** Scheduled work: events (R8, R11, R32), papers (R38) and queries to payment providers. */
export const timeModule = new ContainerModule(({ bind }) => {
  bind(TIME_WORKER)
    .toResolvedValue(
      (commands, { tell }, { work }, papers, changes) => {
        if (work === 'elsewhere') return IDLE_WORKER;
        const refused = (bookingId: string, kind: string) =>
          tell('What time made due was refused', kind, bookingId);
        const refresh = refreshAboard(commands);
        const writeLetters = writeDailyLetters(commands);
        return startWorker({
          pass: async () => {
            await passTime({ ...commands, refused })();
            await settleAllPapers(papers)();
            await applyPlannedPrices(changes)();
            await refresh();
            await writeLetters();
          },
          every: EVERY,
          failed: (error) =>
            tell('What time made due could not be done and will be tried again', error),
        });
      },
      [COMMANDS, PROBLEM_REPORTER, CONFIG, PAPERS, CHANGES] as const,
    )
    .inSingletonScope()
    .onDeactivation((started) => started.stop());
  bind(PAYMENT_WORKER)
    .toResolvedValue(
      (commands, { tell }, { work, paymentProviders }) => {
        // In development, only the process that runs the simulated provider can query it.
        if (work === 'elsewhere' && paymentProviders.length > 0) return IDLE_WORKER;
        const unsettled = (paymentId: string, kind: string) =>
          tell('What the payment provider answered was not registered', kind, paymentId);
        return startWorker({
          pass: async () => {
            await queryPendingPayments({ ...commands, unsettled })();
            await queryRefunds({ ...commands, unsettled })();
          },
          every: QUERY_EVERY,
          failed: (error) =>
            tell('The payment provider could not be asked and will be again', error),
        });
      },
      [COMMANDS, PROBLEM_REPORTER, CONFIG] as const,
    )
    .inSingletonScope()
    .onDeactivation((started) => started.stop());
});
