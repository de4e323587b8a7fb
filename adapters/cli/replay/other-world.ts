import { readFile } from 'node:fs/promises';
import * as t from 'io-ts';
import { err, ok, Result } from 'neverthrow';
import type { ExportLine } from '../../../application/replay/export-journal.ts';
import type { OtherWorld } from '../../../application/replay/world.ts';
import type { BrandSettings } from '../../../domain/brand-settings.ts';
import { decode, type FieldError } from '../../codecs/decode.ts';
import { OfferCodec, SettingsCodec } from '../../journal/world-codecs.ts';
import { figureProblems } from '../../shop-files/brand-file.ts';
import { decodeText } from '../../shop-files/decode-text.ts';

type Read<T> = Result<T, readonly string[]>;

/** What a recording was made under: what other figures are laid over, and which offers there are. */
export type RecordedHead = { readonly settings: readonly BrandSettings[]; readonly offers: ReadonlySet<string> };

const offerKey = (siteId: number, offerId: number): string => `${siteId}/${offerId}`;

/** Reads the lines of an export that stand before its first command. */
export const readHead = async (lines: AsyncIterable<ExportLine>): Promise<RecordedHead> => {
  const settings: BrandSettings[] = [];
  const offers = new Set<string>();
  for await (const line of lines) {
    if (line.kind === 'settings') settings.push(line.value);
    else if (line.kind === 'offer') offers.add(offerKey(line.siteId, line.value.id));
    else if (line.kind !== 'header') break;
  }
  return { settings, offers };
};

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Percentages may have decimals; every other figure is a count, or money in whole grosze (R1). */
const isPercentage = (path: string): boolean => path.endsWith('Percent');

/** Other figures laid over the recorded ones; lists are replaced as a whole. What is wrong is collected by its path. */
const laidOver = (recorded: unknown, other: unknown, path: string, wrong: string[]): unknown => {
  if (typeof other === 'number' && !isPercentage(path) && !Number.isSafeInteger(other))
    wrong.push(`${path} is no whole number (money is in grosze)`);
  if (Array.isArray(other)) for (const [index, each] of other.entries()) laidOver(undefined, each, `${path}[${index}]`, wrong);
  if (!isObject(other)) return other;
  const before = isObject(recorded) ? recorded : {};
  const changed = Object.entries(other).map(([key, value]) => {
    const at = path === '' ? key : `${path}.${key}`;
    if (isObject(recorded) && !Object.hasOwn(before, key)) wrong.push(`${at} is no figure of the brand`);
    return [key, laidOver(before[key], value, at, wrong)] as const;
  });
  return { ...before, ...Object.fromEntries(changed) };
};

const fields = (errors: readonly FieldError[]): readonly string[] => errors.map(({ field, code }) => `${field || 'value'} (${code})`);

const problemsIn = (brand: BrandSettings): readonly string[] => figureProblems(brand).map(({ field, problem }) => `${field} ${problem}`);

const brandOf = (head: RecordedHead, other: unknown): Read<BrandSettings> => {
  const siteId = isObject(other) ? other.siteId : undefined;
  const recorded = head.settings.find((settings) => settings.siteId === siteId);
  if (recorded === undefined) return err([`siteId ${JSON.stringify(siteId)} is no brand of the recording`]);
  const wrong: string[] = [];
  const laid = laidOver(recorded, other, '', wrong);
  if (wrong.length > 0) return err(wrong);
  // The recorded figures were the shop's, whatever would be asked of them today.
  const before = problemsIn(recorded);
  return decode(SettingsCodec, laid)
    .mapErr(fields)
    .andThen((brand) => {
      const problems = problemsIn(brand).filter((problem) => !before.includes(problem));
      return problems.length > 0 ? err(problems) : ok(brand);
    });
};

/** Figures that no offer has: prices are whole grosze, counts and numbers are whole, and nothing is below 0. */
const oddFigures = (value: unknown, path: string): readonly string[] => {
  if (typeof value === 'number')
    return Number.isSafeInteger(value) && value >= 0 ? [] : [`${path} is no whole number from 0 (money is in grosze)`];
  if (Array.isArray(value)) return value.flatMap((each, index) => oddFigures(each, `${path}[${index}]`));
  return isObject(value) ? Object.entries(value).flatMap(([key, each]) => oddFigures(each, path === '' ? key : `${path}.${key}`)) : [];
};

const OfferLine = t.type({ siteId: t.number, value: OfferCodec });

const withFigures = <T>(offer: T): Read<T> => {
  const odd = oddFigures(offer, '');
  return odd.length > 0 ? err(odd) : ok(offer);
};

const offerOf = (head: RecordedHead, other: unknown): Read<OtherWorld['offers'][number]> =>
  decode(OfferLine, other)
    .mapErr(fields)
    .andThen(({ siteId, value }) =>
      head.offers.has(offerKey(siteId, value.id))
        ? withFigures({ siteId, value })
        : err([`offer ${value.id} of site ${siteId} is not in the recording`]),
    );

const parsed = (text: string): Read<unknown> => {
  try {
    return ok(JSON.parse(text));
  } catch {
    return err(['not JSON']);
  }
};

/** A file's entries: one JSON list, or a JSON value a line, as an export's own lines are. */
const entriesOf = async (file: string): Promise<Read<readonly unknown[]>> => {
  const decoded = decodeText(await readFile(file));
  if (decoded.isErr()) return err([decoded.error]);
  const text = decoded.value;
  const whole = parsed(text);
  if (whole.isOk()) return ok(Array.isArray(whole.value) ? whole.value : [whole.value]);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) return err(['nothing is in it']);
  return Result.combine(lines.map((line, index) => parsed(line).mapErr((errors) => errors.map((error) => `line ${index + 1}: ${error}`))));
};

const readAll = async <T>(file: string | null, read: (entry: unknown) => Read<T>): Promise<Read<readonly T[]>> => {
  if (file === null) return ok([]);
  const entries = await entriesOf(file);
  return entries
    .andThen((all) =>
      Result.combine(all.map((entry, index) => read(entry).mapErr((errors) => errors.map((error) => `entry ${index + 1}: ${error}`)))),
    )
    .mapErr((errors) => errors.map((error) => `${file}, ${error}`));
};

/**
 * Reads what a replay is to be decided by instead (R47): figures by brand (`[{ "siteId": 1, "cap": { "otherwise": 20000 } }]`, only what
 * differs), and offers as an export's offer lines have them. The errors say where each file is wrong.
 */
export const readOtherWorld = async (
  head: RecordedHead,
  files: { readonly settings: string | null; readonly catalogue: string | null },
): Promise<Read<OtherWorld>> => {
  const settings = await readAll(files.settings, (entry) => brandOf(head, entry));
  const offers = await readAll(files.catalogue, (entry) => offerOf(head, entry));
  return settings.andThen((others) => offers.map((changed) => ({ settings: others, offers: changed })));
};
