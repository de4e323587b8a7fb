import { expect, it } from 'vitest';
import { demoCatalogue } from '../../../adapters/demo-catalogue/demo-catalogue.ts';
import { catalogueOf } from '../../../adapters/system/catalogue.ts';
import { readShownOffers } from '../../../application/offers/shown-offers.ts';
import { addDays, startOfDay } from '../../../domain/calendar.ts';
import { SETTINGS } from '../../arbitraries/offers.ts';
import { emptyReads } from '../../support/empty-reads.ts';
import { steadyFigures } from '../../support/steady-figures.ts';

it('R6.5: the public list builds the entry of an ended offer once a day, of other offers at each request', async () => {
  const catalogue = catalogueOf(demoCatalogue('2027-03-01'));
  let day = '2027-07-15';
  const queries: (string | null)[] = [];
  const read = readShownOffers({
    store: {
      ...emptyReads,
      bookings: {
        takenOfAll: async (_at, endsFrom) => {
          queries.push(endsFrom);
          return { taken: new Map(), nextLapse: null };
        },
      },
    },
    catalogue,
    settings: steadyFigures(() => SETTINGS),
    clock: { now: () => startOfDay(day) },
  });
  const byId = async () =>
    new Map((await read(1))?.offers.map((listed) => [listed.entry.offer.id, listed]));
  const [first, second] = [await byId(), await byId()];
  const over = catalogue.all(1).filter(({ offer }) => offer.to < day);
  expect(over.length).toBeGreaterThan(0);
  expect(over.length).toBeLessThan(first.size);
  for (const { offer } of catalogue.all(1))
    expect([offer.id, second.get(offer.id) === first.get(offer.id)]).toEqual([
      offer.id,
      offer.to < day,
    ]);
  day = addDays(day, 1);
  const next = await byId();
  for (const { offer } of over) expect(next.get(offer.id)).not.toBe(first.get(offer.id));
  expect(queries).toEqual(['2027-07-15', '2027-07-15', '2027-07-16']);
});
