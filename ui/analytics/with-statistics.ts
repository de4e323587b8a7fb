import type { StatisticsConsent } from '../state/consent.ts';

const load = async () => {
  const program = await import('./analytics.ts');
  return { ...program, layer: program.pageLayer() };
};
type Statistics = Awaited<ReturnType<typeof load>>;

let loaded: Statistics | null = null;

/**
 * Passes the statistics program to `use` if the visitor agreed: at once if it is loaded, otherwise when it arrives. A privacy list may block
 * its file; then `use` is never called.
 */
export const withStatistics = (
  consent: StatisticsConsent,
  use: (statistics: Statistics) => void,
): void => {
  if (consent !== 'granted') return;
  if (loaded !== null) use(loaded);
  else
    load().then(
      (statistics) => {
        loaded = statistics;
        use(statistics);
      },
      () => undefined,
    );
};
