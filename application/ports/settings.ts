import type { BrandSettings, FiguresSince } from '../../domain/brand-settings.ts';
import type { Instant } from '../../domain/calendar.ts';

export type Settings = {
  /** Returns the settings at a moment, by default now. A command uses those of its own moment. */
  of(siteId: number, at?: Instant): BrandSettings | undefined;
  /** Returns the brand's first settings, then later ones by day; none for an unknown brand. */
  inTime(siteId: number): readonly FiguresSince[];
  version(): string;
};

/** Contact data of a brand's office. No price depends on it. */
export type Office = {
  emailOf(siteId: number): string;
};
