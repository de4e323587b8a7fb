import type { BrandSettings } from '../../domain/brand-settings.ts';
import type { Instant } from '../../domain/calendar.ts';

/** The brands' figures (R4). */
export type Settings = {
  /** As they hold at a moment; now, where none is told. A command is decided by those of its own moment. */
  of(siteId: number, at?: Instant): BrandSettings | undefined;
  /** Changes whenever a figure changes. */
  version(): string;
};
