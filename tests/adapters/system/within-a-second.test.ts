import { Container } from 'inversify';
import { afterEach, expect, it, vi } from 'vitest';
import { changesModule } from '../../../adapters/composition/changes-module.ts';
import { CHANGE_WATCHER, ON_SALE, PROBLEM_REPORTER } from '../../../adapters/composition/tokens.ts';
import { figuresToday } from '../../../adapters/content/figures-today.ts';
import { createOfferCache } from '../../../adapters/http/server/offers/public-offers.ts';
import { openMemoryStore } from '../../../adapters/storage/sqlite/in-memory.ts';
import type { LoadedShop } from '../../../adapters/system/live-shop.ts';
import { NO_FILTER } from '../../../application/offers/filters.ts';
import { addDays, dayOf } from '../../../domain/calendar.ts';
import { zloty } from '../../../domain/money.ts';
import { OFFER, PREMIER } from '../../arbitraries/offers.ts';
import { openWith, processOn } from '../../contracts/two-processes.ts';
import { NOW } from '../../races/race-shop.ts';
import { demoBands, demoSite } from '../blog/demo-blog.ts';

afterEach(() => void vi.useRealTimers());

const SLOW = 300;

it('issue 16: a server queries the store so often that it sees a change within a second', async () => {
  vi.useFakeTimers();
  const readings: { readonly from: number; to: number }[] = [];
  const refresh = async (): Promise<void> => {
    const reading = { from: Date.now(), to: Number.POSITIVE_INFINITY };
    readings.push(reading);
    await new Promise((resolve) => setTimeout(resolve, SLOW));
    reading.to = Date.now();
  };
  const shop: Pick<LoadedShop, 'refresh'> = { refresh };
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(ON_SALE).toConstantValue(shop as LoadedShop);
  container.bind(PROBLEM_REPORTER).toConstantValue({ report: () => {}, away: () => {} });
  await container.load(changesModule);
  const watcher = await container.getAsync(CHANGE_WATCHER);
  await vi.advanceTimersByTimeAsync(10_000);
  // In the worst case a change comes just after a poll has begun, so only the next poll sees it.
  const waits = readings.slice(1).map(({ to }, index) => to - (readings[index]?.from ?? 0));
  const measured = waits.filter((wait) => Number.isFinite(wait));
  expect(measured.length).toBeGreaterThan(10);
  expect(Math.max(...measured)).toBeLessThanOrEqual(1000);
  const stopped = watcher.stop();
  await vi.advanceTimersByTimeAsync(SLOW);
  await stopped;
});

it('issue 16, R60: one query refreshes cached lists, offers and amounts in texts at the same time', async () => {
  const kit = openMemoryStore();
  await openWith(kit);
  const [office, other] = [await processOn(kit), await processOn(kit, 100)];
  const { catalogue, settings, sellers } = other.shop;
  const offers = createOfferCache({
    store: kit.store,
    catalogue,
    settings,
    clock: other.race.deps.clock,
    bandsOf: () => demoBands,
  });
  const texts = figuresToday(
    { settings, catalogue, sellers, clock: other.race.deps.clock },
    1,
    demoSite,
  );
  const visibleFigures = async () => {
    const current = await offers.of(1);
    const [card] = current?.list(NO_FILTER) ?? [];
    const figures = texts();
    return {
      card: card?.Prices.Base,
      today: card?.Prices.From,
      page: current?.details({ offerId: OFFER.id })?.Prices.Base,
      minute: current?.details({ offerId: OFFER.id })?.Prices.Minute?.Until,
      rebate: figures?.sources.brand.firstMinute.perParticipant,
      base: figures?.sources.offers[0]?.base,
    };
  };
  const before = await visibleFigures();
  const until = addDays(dayOf(NOW), 3);
  await office.change({
    type: 'setPrice',
    offerId: OFFER.id,
    of: 'base',
    id: null,
    price: zloty(5000),
  });
  await office.change({
    type: 'setPrice',
    offerId: OFFER.id,
    of: 'place',
    id: PREMIER.id,
    price: zloty(600),
  });
  await office.change({
    type: 'moveMinutePeriod',
    offerId: OFFER.id,
    firstMinuteUntil: until,
    secondMinuteUntil: OFFER.secondMinuteUntil,
  });
  const firstMinute = { perParticipant: zloty(150), wholeYacht: zloty(300) };
  await office.change({
    type: 'setFigures',
    siteId: 1,
    from: dayOf(NOW),
    figures: { firstMinute },
  });
  expect(await visibleFigures()).toEqual(before);
  await other.shop.refresh();
  const after = await visibleFigures();
  expect(after).toEqual({
    ...{ card: '5000', today: '5450', page: '5000', minute: until },
    ...{ rebate: zloty(150), base: zloty(5000) },
  });
});
