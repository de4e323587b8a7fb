import type { BrandSettings, FiguresSince } from '../../domain/brand-settings.ts';
import type { Instant } from '../../domain/calendar.ts';

export type Settings = {
  /** Returns the settings at a moment, by default now. A command uses those of its own moment. */
  of(siteId: number, at?: Instant): BrandSettings | undefined;
  /** Returns the first settings, then the later ones by day; empty for an unknown brand. */
  inTime(siteId: number): readonly FiguresSince[];
  version(): string;
};

/** Prices depend on brand settings, but never on this contact data of the office. */
export type Office = {
  emailOf(siteId: number): string;
};
