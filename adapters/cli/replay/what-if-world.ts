import { readFile } from 'node:fs/promises';
import * as t from 'io-ts';
import { err, ok, Result } from 'neverthrow';
import type { ExportLine } from '../../../application/replay/export-journal.ts';
import type { WhatIfWorld } from '../../../application/replay/world.ts';
import type { BrandSettings } from '../../../domain/brand-settings.ts';
import { decode, type FieldError } from '../../codecs/decode.ts';
import { decodeText } from '../../codecs/decode-text.ts';
import { OfferCodec, SettingsCodec } from '../../journal/world-codecs.ts';
import { allBrandSettingsProblems } from '../../shop-files/brand-file.ts';

type CheckedInput<T> = Result<T, readonly string[]>;

export type RecordedHead = {
  readonly settings: readonly BrandSettings[];
  readonly offers: ReadonlySet<string>;
};

const offerKey = (siteId: number, offerId: number): string => `${siteId}/${offerId}`;

export const readRecordedSettingsAndOffers = async (
  lines: AsyncIterable<ExportLine>,
): Promise<RecordedHead> => {
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
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns true if a setting is a percentage. Other settings are counts or money in grosze (R1). */
const isPercentage = (path: string): boolean => path.endsWith('Percent');

const mergeFigures = (
  recorded: unknown,
  other: unknown,
  path: string,
  wrong: string[],
): unknown => {
  if (typeof other === 'number' && !isPercentage(path) && !Number.isSafeInteger(other))
    wrong.push(`${path} is no whole number (money is in grosze)`);
  if (Array.isArray(other))
    for (const [index, each] of other.entries())
      mergeFigures(undefined, each, `${path}[${index}]`, wrong);
  if (!isObject(other)) return other;
  const before = isObject(recorded) ? recorded : {};
  const changed = Object.entries(other).map(([key, value]) => {
    const at = path === '' ? key : `${path}.${key}`;
    if (isObject(recorded) && !Object.hasOwn(before, key))
      wrong.push(`${at} is no figure of the brand`);
    return [key, mergeFigures(before[key], value, at, wrong)] as const;
  });
  return { ...before, ...Object.fromEntries(changed) };
};

const formatFieldErrors = (errors: readonly FieldError[]): readonly string[] =>
  errors.map(({ field, code }) => `${field || 'value'} (${code})`);

const problemsIn = (brand: BrandSettings): readonly string[] =>
  allBrandSettingsProblems(brand).map(({ field, problem }) => `${field} ${problem}`);

const brandOf = (head: RecordedHead, other: unknown): CheckedInput<BrandSettings> => {
  const siteId = isObject(other) ? other.siteId : undefined;
  const recorded = head.settings.find((settings) => settings.siteId === siteId);
  if (recorded === undefined)
    return err([`the recording has no brand with the siteId ${JSON.stringify(siteId)}`]);
  const wrong: string[] = [];
  const laid = mergeFigures(recorded, other, '', wrong);
  if (wrong.length > 0) return err(wrong);
  // Skip problems that the recorded settings already have: at their time they were valid.
  const before = problemsIn(recorded);
  return decode(SettingsCodec, laid)
    .mapErr(formatFieldErrors)
    .andThen((brand) => {
      const problems = problemsIn(brand).filter((problem) => !before.includes(problem));
      return problems.length > 0 ? err(problems) : ok(brand);
    });
};

/** Finds prices, counts and ids that are not whole numbers of 0 or more. */
const invalidFigures = (value: unknown, path: string): readonly string[] => {
  if (typeof value === 'number')
    return Number.isSafeInteger(value) && value >= 0
      ? []
      : [`${path} is no whole number from 0 (money is in grosze)`];
  if (Array.isArray(value))
    return value.flatMap((each, index) => invalidFigures(each, `${path}[${index}]`));
  return isObject(value)
    ? Object.entries(value).flatMap(([key, each]) =>
        invalidFigures(each, path === '' ? key : `${path}.${key}`),
      )
    : [];
};

const OfferLine = t.type({ siteId: t.number, value: OfferCodec });

const checkOfferFigures = <T>(offer: T): CheckedInput<T> => {
  const odd = invalidFigures(offer, '');
  return odd.length > 0 ? err(odd) : ok(offer);
};

const offerOf = (head: RecordedHead, other: unknown): CheckedInput<WhatIfWorld['offers'][number]> =>
  decode(OfferLine, other)
    .mapErr(formatFieldErrors)
    .andThen(({ siteId, value }) =>
      head.offers.has(offerKey(siteId, value.id))
        ? checkOfferFigures({ siteId, value })
        : err([`the recording has no offer ${value.id} of the brand with the siteId ${siteId}`]),
    );

const parseJsonText = (text: string): CheckedInput<unknown> => {
  try {
    return ok(JSON.parse(text));
  } catch {
    return err(['not JSON']);
  }
};

const entriesOf = async (file: string): Promise<CheckedInput<readonly unknown[]>> => {
  const decoded = decodeText(await readFile(file));
  if (decoded.isErr()) return err([decoded.error]);
  const text = decoded.value;
  const whole = parseJsonText(text);
  if (whole.isOk()) return ok(Array.isArray(whole.value) ? whole.value : [whole.value]);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) return err(['nothing is in it']);
  return Result.combine(
    lines.map((line, index) =>
      parseJsonText(line).mapErr((errors) => errors.map((error) => `line ${index + 1}: ${error}`)),
    ),
  );
};

const readAll = async <T>(
  file: string | null,
  read: (entry: unknown) => CheckedInput<T>,
): Promise<CheckedInput<readonly T[]>> => {
  if (file === null) return ok([]);
  const entries = await entriesOf(file);
  return entries
    .andThen((all) =>
      Result.combine(
        all.map((entry, index) =>
          read(entry).mapErr((errors) => errors.map((error) => `entry ${index + 1}: ${error}`)),
        ),
      ),
    )
    .mapErr((errors) => errors.map((error) => `${file}, ${error}`));
};

/**
 * Reads the settings and offers of a what-if (R47). A settings file, such as `[{ "siteId": 1,
 * "cap": … }]`, contains only the settings that differ. An offers file contains lines of an export.
 * Each error names the file and the entry.
 */
export const readWhatIfWorld = async (
  head: RecordedHead,
  files: { readonly settings: string | null; readonly catalogue: string | null },
): Promise<CheckedInput<WhatIfWorld>> => {
  const settings = await readAll(files.settings, (entry) => brandOf(head, entry));
  const offers = await readAll(files.catalogue, (entry) => offerOf(head, entry));
  return settings.andThen((otherSettings) =>
    offers.map((changed) => ({ settings: otherSettings, offers: changed })),
  );
};
