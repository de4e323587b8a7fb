import { ContainerModule } from 'inversify';
import { makeReadinessCheck } from '../http/server/readiness.ts';
import { CLOCK, CONFIG, METRICS, METRICS_LISTENER, STORE } from './tokens.ts';

export const metricsModule = new ContainerModule(({ bind }) => {
  bind(METRICS)
    .toResolvedValue(
      async ({ metrics }, kit, clock) => {
        if (metrics === null) return null;
        const { shopMetrics } = await import('../metrics/metrics.ts');
        return shopMetrics({
          standing: () => kit.standing(clock.now()),
          storeReady: makeReadinessCheck(kit),
          now: clock.now,
        });
      },
      [CONFIG, STORE, CLOCK] as const,
    )
    .inSingletonScope();
  bind(METRICS_LISTENER)
    .toResolvedValue(
      async ({ metrics: address }, metrics) => {
        if (address === null || metrics === null) return null;
        const { serveMetrics: listenForMetrics } = await import('../metrics/listen.ts');
        return listenForMetrics(metrics, address);
      },
      [CONFIG, METRICS] as const,
    )
    .inSingletonScope()
    .onDeactivation((listener) => listener?.close());
});
