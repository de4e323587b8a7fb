export type Figure = {
  readonly name: string;
  readonly value: string;
  readonly target: string;
  readonly within: boolean | null;
};

/** `full` compares the figures with targets. `short` only checks that every bench works. */
export type Pace = 'full' | 'short';

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

export const roundsOf = (pace: Pace, full: number): number => (pace === 'short' ? 1 : full);

/** Measures in turn (A B A B) after a warm-up, so that a drifting machine affects both. */
export const sideBySide = async (
  rounds: number,
  a: () => Promise<unknown> | unknown,
  b: () => Promise<unknown> | unknown,
): Promise<{ readonly a: number; readonly b: number; readonly ratio: number }> => {
  const timed = async (work: () => Promise<unknown> | unknown): Promise<number> => {
    const began = performance.now();
    await work();
    return (performance.now() - began) / 1000;
  };
  await a();
  await b();
  const times: { a: number; b: number }[] = [];
  for (let round = 0; round < rounds; round += 1)
    times.push({ a: await timed(a), b: await timed(b) });
  return {
    a: median(times.map((time) => time.a)),
    b: median(times.map((time) => time.b)),
    ratio: median(times.map((time) => time.a / time.b)),
  };
};

export const printFigures = (figures: readonly Figure[], pace: Pace): void => {
  const wide = (of: (figure: Figure) => string): number =>
    Math.max(...figures.map((figure) => of(figure).length));
  const [name, value] = [wide((figure) => figure.name), wide((figure) => figure.value)];
  for (const figure of figures) {
    const verdict =
      figure.within === null || pace === 'short' ? '' : figure.within ? 'within' : 'OUTSIDE';
    process.stdout.write(
      `${figure.name.padEnd(name)}  ${figure.value.padStart(value)}  ${figure.target}  ${verdict}\n`,
    );
  }
};
