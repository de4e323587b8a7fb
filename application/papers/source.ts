import type { Account } from '../../domain/accounts/account.ts';
import type { Cancelled, Confirmed } from '../../domain/booking/booking.ts';
import type { BrandSettings } from '../../domain/brand-settings.ts';
import type { Instant } from '../../domain/calendar.ts';
import type { CatalogueEntry } from '../ports/catalogue.ts';
import type { Paper, PaperForm, PaperTrip, Seller } from '../ports/papers.ts';

export type PaperSource<B extends Confirmed | Cancelled = Confirmed> = {
  readonly booking: B;
  readonly entry: CatalogueEntry;
  readonly settings: BrandSettings;
  readonly seller: Seller;
  readonly account: Account | null;
  readonly form: PaperForm | null;
  readonly made: readonly Paper[];
  readonly at: Instant;
};

export const paperTripOf = ({
  booking,
  entry,
}: Pick<PaperSource<Confirmed | Cancelled>, 'booking' | 'entry'>): PaperTrip => ({
  bookingId: booking.id,
  offerName: entry.offer.name,
  country: entry.content.countryName,
  region: entry.content.regionName,
  from: entry.offer.from,
  to: entry.offer.to,
  travellers: booking.choices.participants.length,
  scene: { ...entry.content.scene, offerId: entry.offer.id },
});
