import { ContainerModule } from 'inversify';
import { passTime } from '../../application/jobs/pass-time.ts';
import { settleAllPapers } from '../../application/papers/settle-papers.ts';
import { askRefunds } from '../../application/payments/ask-refunds.ts';
import { askStandings } from '../../application/payments/ask-standing.ts';
import { RESTING, startWorker } from '../background/worker.ts';
import { COMMANDS, COMPLAINTS, CONFIG, PAPERS, PAYMENT_WORKER, TIME_WORKER } from './tokens.ts';

/** Milliseconds between looks at what time has made due: a lapsed hold frees its places for everybody at once, for the reserve list by then. */
const EVERY = 2000;

/** Milliseconds between looks at payments of which the provider has said nothing. */
const ASKED_EVERY = 5000;

/** What time does by itself: lapsed holds, old drafts, reminders, unpaid orders, the reserve list (R8, R11, R32), the papers that nobody asks for (R38); and, apart from it, questions to the payment provider, which may take long. */
export const timeModule = new ContainerModule(({ bind }) => {
  bind(TIME_WORKER)
    .toResolvedValue(
      (commands, { tell }, { work }, papers) => {
        if (work === 'elsewhere') return RESTING;
        const refused = (bookingId: string, kind: string) => tell('What time made due was refused', kind, bookingId);
        return startWorker({
          pass: async () => {
            await passTime({ ...commands, refused })();
            await settleAllPapers(papers)();
          },
          every: EVERY,
          failed: (error) => tell('What time made due could not be done and will be tried again', error),
        });
      },
      [COMMANDS, COMPLAINTS, CONFIG, PAPERS] as const,
    )
    .inSingletonScope()
    .onDeactivation((started) => started.stop());
  bind(PAYMENT_WORKER)
    .toResolvedValue(
      (commands, { tell }, { work, payu }) => {
        // The stand-in of a shop in development is its own process, and nobody else's to ask.
        if (work === 'elsewhere' && payu !== null) return RESTING;
        const unsettled = (paymentId: string, kind: string) =>
          tell('What the payment provider answered was not registered', kind, paymentId);
        return startWorker({
          pass: async () => {
            await askStandings({ ...commands, unsettled })();
            await askRefunds({ ...commands, unsettled })();
          },
          every: ASKED_EVERY,
          failed: (error) => tell('The payment provider could not be asked and will be again', error),
        });
      },
      [COMMANDS, COMPLAINTS, CONFIG] as const,
    )
    .inSingletonScope()
    .onDeactivation((started) => started.stop());
});
