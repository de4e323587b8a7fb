import type { StatisticsConsent } from '../../state/consent.ts';

const load = async () => {
  const program = await import('./analytics.ts');
  return { ...program, layer: program.pageDataLayer() };
};
type Statistics = Awaited<ReturnType<typeof load>>;

let loaded: Statistics | null = null;

/** The callback `use` is not called if a blocker stops the file with the statistics code. */
export const runWithStatistics = (
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
