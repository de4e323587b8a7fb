import type { BrandSettings, FiguresSince } from '../../domain/brand-settings.ts';
import type { Instant } from '../../domain/calendar.ts';

export type Settings = {
  /** Now by default. A command is decided by the settings at its own moment. */
  of(siteId: number, at?: Instant): BrandSettings | undefined;
  /** From the beginning, then by day. Empty for an unknown brand. */
  inTime(siteId: number): readonly FiguresSince[];
  version(): string;
};

/** Not part of the brand settings, because no price depends on it. */
export type Office = {
  emailOf(siteId: number): string;
};
