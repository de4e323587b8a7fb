import lighthouse, { type Flags } from 'lighthouse';
import { median } from '../../bench/measure.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

/** Scores from 0 to 100, times in milliseconds, transferred bytes. */
export type PageReport = {
  readonly scores: Readonly<Record<Category, number>>;
  readonly lcp: number;
  readonly cls: number;
  readonly scriptBytes: number;
  readonly found: readonly string[];
};

type Audit = {
  readonly id: string;
  readonly score: number | null;
  readonly numericValue?: number;
  readonly details?: unknown;
};

const itemsOf = ({ details }: Audit): readonly object[] => {
  const items =
    typeof details === 'object' && details !== null && 'items' in details ? details.items : [];
  return Array.isArray(items) ? items : [];
};
const bytesOf = (request: object): number =>
  'resourceType' in request && request.resourceType === 'Script' && 'transferSize' in request
    ? Number(request.transferSize)
    : 0;

const placesIn = (details: unknown): readonly string[] =>
  [...JSON.stringify(details ?? null).matchAll(/"selector":"([^"]+)"/g)].flatMap(
    ([, found]) => found ?? [],
  );

const MOST_ATTEMPTS = 3;

const UNLISTED = ['is-crawlable', 'meta-description'];

const reportOf = async (address: string, browserPort: number, unlisted: boolean) => {
  const flags: Flags = {
    port: browserPort,
    logLevel: 'error',
    output: 'json',
    onlyCategories: [...CATEGORIES],
  };
  let reason = 'nothing was seen';
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    const lhr = (await lighthouse(address, unlisted ? { ...flags, skipAudits: UNLISTED } : flags))
      ?.lhr;
    if (lhr !== undefined && lhr.runtimeError === undefined) return lhr;
    reason = lhr?.runtimeError?.message ?? reason;
    process.stderr.write(`${address}: ${reason}\n`);
  }
  throw new Error(`${address}: ${reason}`);
};

/** Simulated mobile: a quarter of this machine's speed, slow 4G. Rejects on a failed load. */
export const measurePage = async (
  address: string,
  browserPort: number,
  unlisted: boolean,
): Promise<PageReport> => {
  const { categories, audits } = await reportOf(address, browserPort, unlisted);
  const numberOf = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
  const scoreOf = (category: Category): number =>
    Math.round((categories[category]?.score ?? Number.NaN) * 100);
  const costing = CATEGORIES.filter((category) => category !== 'performance').flatMap((category) =>
    (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit: Audit | undefined = audits[id];
      if (audit === undefined || weight === 0 || audit.score === null || audit.score === 1)
        return [];
      return [`${category}: ${id} ${placesIn(audit.details).slice(0, 3).join(', ')}`];
    }),
  );
  const placesOf = (id: string): string => placesIn(audits[id]?.details).join(', ');
  const requests: Audit | undefined = audits['network-requests'];
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    lcp: numberOf('largest-contentful-paint'),
    cls: numberOf('cumulative-layout-shift'),
    scriptBytes: (requests === undefined ? [] : itemsOf(requests)).reduce(
      (sum, request) => sum + bytesOf(request),
      0,
    ),
    found: [
      ...costing,
      `drawn last: ${placesOf('lcp-breakdown-insight')}`,
      `moved: ${placesOf('layout-shifts')}`,
    ].filter((line) => !line.endsWith(': ')),
  };
};

export const medianReport = (looks: readonly PageReport[]): PageReport => {
  const middle = (of: (look: PageReport) => number): number => median(looks.map(of));
  return {
    scores: {
      performance: middle(({ scores }) => scores.performance),
      accessibility: middle(({ scores }) => scores.accessibility),
      'best-practices': middle(({ scores }) => scores['best-practices']),
      seo: middle(({ scores }) => scores.seo),
    },
    lcp: middle(({ lcp }) => lcp),
    cls: middle(({ cls }) => cls),
    scriptBytes: middle(({ scriptBytes }) => scriptBytes),
    found: looks.at(-1)?.found ?? [],
  };
};
