import { ContainerModule } from 'inversify';
import { deleteExpiredRecords } from '../../application/accounts/housekeeping.ts';
import {
  createCrewSummaryRefresh,
  executeDueCommands,
} from '../../application/jobs/execute-due-commands.ts';
import { createDailyOfficeMailWriter } from '../../application/office/daily-letter.ts';
import { issueAllMissingPapers } from '../../application/papers/issue-missing-papers.ts';
import { queryRefunds } from '../../application/payments/apply-refund-notice.ts';
import { queryPendingPayments } from '../../application/payments/settle.ts';
import { applyPlannedPrices } from '../../application/shop/change-shop.ts';
import { HOUR } from '../../domain/calendar.ts';
import { IDLE_WORKER, startWorker } from '../background/worker.ts';
import { makeReadinessCheck } from '../http/server/readiness.ts';
import {
  CHANGES,
  CLOCK,
  COMMANDS,
  CONFIG,
  HOUSEKEEPER,
  METRICS,
  METRICS_LISTENER,
  PAPERS,
  PAYMENT_WORKER,
  PROBLEM_REPORTER,
  SETTINGS,
  STORE,
  TIME_WORKER,
} from './tokens.ts';

export const metricsModule = new ContainerModule(({ bind }) => {
  bind(METRICS).toResolvedValue(
    async ({ metrics }, kit, clock) => {
      if (metrics === null) return null;
      const { shopMetrics } = await import('../metrics/metrics.ts');
      return shopMetrics({
        currentCounts: () => kit.currentCounts(clock.now()),
        storeReady: makeReadinessCheck(kit),
        now: clock.now,
      });
    },
    [CONFIG, STORE, CLOCK] as const,
  );
  bind(METRICS_LISTENER)
    .toResolvedValue(
      async ({ metrics: address }, metrics) => {
        if (address === null || metrics === null) return null;
        const { serveMetrics } = await import('../metrics/listen.ts');
        return serveMetrics(metrics, address);
      },
      [CONFIG, METRICS] as const,
    )
    .onDeactivation((listener) => listener?.close());
});

/** Deletes outdated data at the start and every hour. Several processes can do it together. */
export const housekeepingModule = new ContainerModule(({ bind }) => {
  bind(HOUSEKEEPER)
    .toResolvedValue(
      ({ housekeeping }, clock, settings, { report }, { work }) =>
        work === 'elsewhere'
          ? IDLE_WORKER
          : startWorker({
              pass: deleteExpiredRecords({ housekeeping, clock, settings }),
              every: HOUR,
              failed: (error) =>
                report('Outdated data could not be deleted; the shop will retry', error),
            }),
      [STORE, CLOCK, SETTINGS, PROBLEM_REPORTER, CONFIG] as const,
    )
    .onDeactivation((worker) => worker.stop());
});

/** Milliseconds between checks for due work, such as a hold that expires and frees places. */
const EVERY = 2000;

/** Milliseconds between queries to the provider about payments whose result is still unknown. */
const QUERY_EVERY = 5000;

/**
 * Does the scheduled work: due commands and mails (R8, R11, R32), missing papers (R38), planned
 * prices, crew summaries. Another worker of this module queries the provider about payments.
 */
export const timeModule = new ContainerModule(({ bind }) => {
  bind(TIME_WORKER)
    .toResolvedValue(
      (commands, { report }, { work }, papers, changes) => {
        if (work === 'elsewhere') return IDLE_WORKER;
        const refused = (bookingId: string, kind: string) =>
          report('A scheduled command was refused', kind, bookingId);
        const refresh = createCrewSummaryRefresh(commands);
        const writeLetters = createDailyOfficeMailWriter(commands);
        return startWorker({
          pass: async () => {
            await executeDueCommands({ ...commands, refused })();
            await issueAllMissingPapers(papers)();
            await applyPlannedPrices(changes)();
            await refresh();
            await writeLetters();
          },
          every: EVERY,
          failed: (error) => report('Scheduled work failed; the shop will retry', error),
        });
      },
      [COMMANDS, PROBLEM_REPORTER, CONFIG, PAPERS, CHANGES] as const,
    )
    .onDeactivation((started) => started.stop());
  bind(PAYMENT_WORKER)
    .toResolvedValue(
      (commands, { report }, { work, paymentProviders }) => {
        // In development, only the process that starts the simulated provider can query it.
        if (work === 'elsewhere' && paymentProviders.length > 0) return IDLE_WORKER;
        const unsettled = (paymentId: string, kind: string) =>
          report('An answer of the payment provider was not registered', kind, paymentId);
        return startWorker({
          pass: async () => {
            await queryPendingPayments({ ...commands, unsettled })();
            await queryRefunds({ ...commands, unsettled })();
          },
          every: QUERY_EVERY,
          failed: (error) =>
            report('The payment provider could not be queried; the shop will retry', error),
        });
      },
      [COMMANDS, PROBLEM_REPORTER, CONFIG] as const,
    )
    .onDeactivation((started) => started.stop());
});
