import type { BrandSettings, FiguresSince } from '../../domain/brand-settings.ts';
import type { Instant } from '../../domain/calendar.ts';

/** The brands' figures (R4). */
export type Settings = {
  /** Figures at a moment, by default now. A command is decided by those of its own moment. */
  of(siteId: number, at?: Instant): BrandSettings | undefined;
  /** All figures over time, the first from the beginning; empty for an unknown brand. */
  inTime(siteId: number): readonly FiguresSince[];
  /** Changes with every figure. */
  version(): string;
};
