import { createHash } from 'node:crypto';
import type { Settings } from '../../application/ports/settings.ts';
import type { BrandSettings, FiguresSince } from '../../domain/brand-settings.ts';
import type { Instant } from '../../domain/calendar.ts';
import type { DatedFigures } from '../../domain/changes/commands.ts';
import { figuresAt, figuresInTime } from '../../domain/changes/figures.ts';

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);

/** Figures with the office's address in them where the brand names none. */
const reachable = ({ since, figures }: FiguresSince, officeEmail: string | null): FiguresSince => ({
  since,
  // A shop that was opened before brands had addresses of their own keeps none of them.
  figures: { ...figures, address: figures.address ?? null, office: { ...figures.office, email: figures.office.email ?? officeEmail } },
});

/**
 * Settings of these brands (R4) with what was set for them since; a brand that names no e-mail of its office is written to at
 * `officeEmail`. `now`: whose figures hold for whoever names no moment.
 */
export const settingsOf = (
  told: readonly BrandSettings[],
  officeEmail: string | null = null,
  set: readonly DatedFigures[] = [],
  now: () => Instant = () => 0,
): Settings => {
  const inTime = told.map((begun) => {
    const [first, ...later] = figuresInTime({ begun, set });
    return [reachable(first, officeEmail), ...later.map((since) => reachable(since, officeEmail))] as const;
  });
  const bySite = new Map(inTime.map((brand) => [brand[0].figures.siteId, brand]));
  // A version for each set of figures: it changes with the day from which others hold.
  const versions = new Map<string, string>();
  const unchanging = inTime.every(({ length }) => length === 1);
  let only: string | null = null;
  return {
    of: (siteId, at) => {
      const brand = bySite.get(siteId);
      return brand === undefined ? undefined : figuresAt(brand, brand.length === 1 ? 0 : (at ?? now())).figures;
    },
    inTime: (siteId) => bySite.get(siteId) ?? [],
    version: () => {
      // Asked for with every page that is kept.
      if (unchanging) {
        only ??= hashOf(inTime.map(([{ figures }]) => figures));
        return only;
      }
      const moment = now();
      const current = inTime.map((brand) => figuresAt(brand, moment));
      const key = current.map(({ since }) => since).join();
      const known = versions.get(key) ?? hashOf(current.map(({ figures }) => figures));
      versions.set(key, known);
      return known;
    },
  };
};
