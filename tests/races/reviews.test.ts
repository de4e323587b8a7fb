import { describe, expect, onTestFinished, test } from 'vitest';
import { hmacReviewLinks } from '../../adapters/system/review-links.ts';
import { sendReview } from '../../application/reviews/review-form.ts';
import { offerWith, unitWith } from '../arbitraries/offers.ts';
import { OPENERS } from '../contracts/helpers.ts';
import { raceShop } from './race-shop.ts';

const UNIT = unitWith({ id: 721, yachts: 1, berths: 8, cabins: 3 });
const OFFER = offerWith({
  ...{ id: 921, units: [UNIT], firstMinuteUntil: null, secondMinuteUntil: null },
});

describe.each(Object.entries(OPENERS))(
  'simultaneous reviews by one link, on the store %s (R72)',
  (_, open) => {
    test('R72.1: of 100 reviews that are sent at the same time by the same link only one is stored', async () => {
      const opener = open();
      onTestFinished(() => opener.close());
      const kit = await opener.open();
      const shop = raceShop(kit, OFFER);
      const id = await shop.draft({ name: 'ANNA', unitId: UNIT.id });
      await shop.confirm('ANNA', id);
      shop.at(Date.parse(`${OFFER.to}T10:00:00Z`) + 2 * 86_400_000);
      const reviewLinks = hmacReviewLinks(kit.values);
      const key = await reviewLinks.keyOf(id);
      const send = sendReview({ ...shop.deps, reviewLinks });
      const sent = await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          send(key, { stars: String((index % 5) + 1), text: `Opinia ${index}` }),
        ),
      );
      expect(sent.filter((each) => each.isOk())).toHaveLength(1);
      const winner = sent.findIndex((each) => each.isOk());
      expect(await shop.get(id)).toMatchObject({
        review: { stars: (winner % 5) + 1, text: `Opinia ${winner}` },
      });
      expect([...(await kit.store.bookings.reviewSums()).values()]).toEqual([
        { count: 1, stars: (winner % 5) + 1 },
      ]);
      const lines = await kit.journal.read(0, 1000);
      const accepted = lines.filter(
        (line) => 'recorded' in line && line.recorded.command.type === 'giveReview',
      );
      expect(accepted).toHaveLength(1);
    });
  },
);
