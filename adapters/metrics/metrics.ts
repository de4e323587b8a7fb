import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { CurrentCounts } from '../../application/ports/store-kit.ts';

/** `route` is the pattern of the path, because the path itself can contain personal data. */
export type FinishedRequest = {
  readonly method: string;
  readonly route: string | null;
  readonly status: number;
  readonly seconds: number;
};

export type Metrics = {
  answered(request: FinishedRequest): void;
  text(): Promise<string>;
  readonly type: string;
};

export type MetricsDeps = {
  readonly currentCounts: () => Promise<CurrentCounts>;
  readonly storeReady: () => Promise<boolean>;
  readonly now: () => number;
};

/** Upper bounds of the histogram of request durations, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/**
 * The metrics name each of these HTTP methods. All other methods get one common label. Otherwise a
 * caller could create new labels by sending invented methods.
 */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST']);
const UNKNOWN_ROUTE = 'none';

/** The shop's metrics. Their labels have few values, and no personal data. */
export const shopMetrics = ({ currentCounts, storeReady, now }: MetricsDeps): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'kilwater_http_request_duration_seconds',
    help: 'Duration of requests by route template, method and status',
    labelNames: ['route', 'method', 'status'] as const,
    buckets: BUCKETS,
    registers,
  });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const ready = gauge(
    'kilwater_store_ready',
    '1 if the store accepts writes, 0 while it is unavailable',
  );
  const holds = gauge('kilwater_holds', 'Drafts that hold places now');
  const waiting = gauge('kilwater_mails_waiting', 'Mails that are not sent yet');
  const oldest = gauge(
    'kilwater_mail_oldest_seconds',
    'Seconds since the oldest unsent mail was stored',
  );

  const look = async (): Promise<void> => {
    ready.set((await storeReady()) ? 1 : 0);
    try {
      const { holds: heldPlaces, mailsWaiting, oldestMail } = await currentCounts();
      holds.set(heldPlaces);
      waiting.set(mailsWaiting);
      oldest.set(oldestMail === null ? 0 : Math.max(0, (now() - oldestMail) / 1000));
    } catch {
      // While the store is unavailable, remove these values, because 0 would be wrong.
      for (const each of [holds, waiting, oldest]) each.remove();
    }
  };

  return {
    answered: ({ method, route, status, seconds }) =>
      requests.observe(
        { route: route ?? UNKNOWN_ROUTE, method: METHODS.has(method) ? method : 'other', status },
        seconds,
      ),
    text: async () => {
      await look();
      return registry.metrics();
    },
    type: registry.contentType,
  };
};
