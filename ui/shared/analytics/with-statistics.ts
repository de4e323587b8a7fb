import type { StatisticsConsent } from '../../state/consent.ts';

const load = async () => {
  const program = await import('./analytics.ts');
  return { ...program, layer: program.pageLayer() };
};
type Statistics = Awaited<ReturnType<typeof load>>;

let loaded: Statistics | null = null;

/** Runs `use` with the statistics code. Does not call it if a blocker stops the code's file. */
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
