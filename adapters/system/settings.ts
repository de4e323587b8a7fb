import { createHash } from 'node:crypto';
import type { Settings } from '../../application/ports/system.ts';
import type { BrandSettings, FiguresSince } from '../../domain/brand-settings.ts';
import type { Instant } from '../../domain/calendar.ts';
import type { DatedFigures } from '../../domain/shop-changes/commands.ts';
import { figuresAt, figuresOverTime } from '../../domain/shop-changes/figures.ts';

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);

const withOfficeEmail = (
  { since, figures }: FiguresSince,
  officeEmail: string | null,
): FiguresSince => ({
  since,
  // Older shops have no `address`: their brands had no web address of their own.
  figures: {
    ...figures,
    address: figures.address ?? null,
    office: { ...figures.office, email: figures.office.email ?? officeEmail },
  },
});

/**
 * Returns the settings of all brands. If a caller of `of` gives no time, it gets the settings that
 * apply at `now` (R4).
 */
export const settingsOf = (
  brands: readonly BrandSettings[],
  officeEmail: string | null = null,
  datedFigures: readonly DatedFigures[] = [],
  now: () => Instant = () => 0,
): Settings => {
  const inTime = brands.map((begun) => {
    const [first, ...later] = figuresOverTime({
      openingFigures: begun,
      laterFigures: datedFigures,
    });
    return [
      withOfficeEmail(first, officeEmail),
      ...later.map((since) => withOfficeEmail(since, officeEmail)),
    ] as const;
  });
  const bySite = new Map(inTime.map((brand) => [brand[0].figures.siteId, brand]));
  const versions = new Map<string, string>();
  const unchanging = inTime.every(({ length }) => length === 1);
  let only: string | null = null;
  return {
    of: (siteId, at) => {
      const brand = bySite.get(siteId);
      return brand === undefined
        ? undefined
        : figuresAt(brand, brand.length === 1 ? 0 : (at ?? now())).figures;
    },
    inTime: (siteId) => bySite.get(siteId) ?? [],
    version: () => {
      // Cache the version: every cached page needs it.
      if (unchanging) {
        only ??= hashOf(inTime.map(([{ figures }]) => figures));
        return only;
      }
      const moment = now();
      const current = inTime.map((brand) => figuresAt(brand, moment));
      const key = current.map(({ since }) => since).join();
      const version = versions.get(key) ?? hashOf(current.map(({ figures }) => figures));
      versions.set(key, version);
      return version;
    },
  };
};
