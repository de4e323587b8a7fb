import { expect, it } from 'vitest';
import { chanceOf } from '../simulation/chance.ts';
import { playDays } from '../simulation/days.ts';
import { openBrowser, type SimulatedBrowser } from '../simulation/simulated-browser.ts';
import { visitShop } from '../simulation/traveller.ts';
import { startShopProcess } from '../support/shop-process.ts';

const SEED = 176;

type Shop = Awaited<ReturnType<typeof startShopProcess>>;

const toProvider = async (
  shop: Shop,
): Promise<{
  readonly browser: SimulatedBrowser;
  readonly reservationId: string;
  readonly page: string;
}> => {
  const offers = await openBrowser(shop.base, '10.9.0.1').call('offersList', { siteId: 1 });
  const numbers = offers
    ._unsafeUnwrap()
    .Offers.filter(({ Availability }) => Availability.Available);
  for (let traveller = 1; traveller < 50; traveller += 1) {
    const browser = openBrowser(shop.base, `10.9.1.${traveller}`);
    const ids = numbers.map(({ OfferId }) => OfferId);
    const visit = await visitShop(browser, chanceOf(traveller), traveller, ids);
    if (visit.end !== 'booked') continue;
    const { reservationId } = visit;
    const answer = await browser.send(`/v1/payments/${reservationId}/next`, { redirect: 'manual' });
    if (answer.status === 302)
      return { browser, reservationId, page: answer.headers.get('location') ?? '' };
  }
  throw new Error('Nobody has ordered anything that is paid');
};

const standingOf = async (browser: SimulatedBrowser, reservationId: string) => {
  const answer = await browser.call('confirmationGet', { siteId: 1, reservationId });
  const { Data, Price } = answer._unsafeUnwrap().Reservation;
  const sixth = Data[6];
  return { paid: Price.Paid, last: 'LastPayment' in sixth ? sixth.LastPayment : null };
};

const post = (url: string, form: Readonly<Record<string, string>>) =>
  fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) });

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  );

it('R31.1: a payment made just before the shop was killed is registered once after its restart', async () => {
  const shop = await startShopProcess();
  try {
    const { browser, reservationId, page } = await toProvider(shop);
    const { origin } = new URL(page);
    await post(`${origin}/usterki`, { news: 'lost' });
    const back = await post(page, { outcome: 'completed' });
    expect([back.status, back.headers.get('location')]).toEqual([
      303,
      `${shop.base}/OnlinePayment?r=${reservationId}`,
    ]);
    const before = await standingOf(browser, reservationId);
    expect(before).toMatchObject({ paid: '0', last: { State: 'pending' } });
    await shop.kill();
    await expect.poll(() => answers(origin), { timeout: 20_000 }).toBe(false);

    // The clock moves an hour ahead, so that the test need not wait for the next query.
    await shop.reopen({ SHOP_CLOCK: new Date(Date.now() + 3_600_000).toISOString() });
    await expect
      .poll(async () => (await standingOf(browser, reservationId)).last?.State, { timeout: 20_000 })
      .toBe('completed');
    const after = await standingOf(browser, reservationId);
    expect(after.paid).toBe(before.last?.Amount);
    expect(await (await fetch(page)).text()).toContain('już opłacona');
    const lived = new Map<string, number>();
    const countEvent = (what: string, became: string) =>
      lived.set(`${what}: ${became}`, (lived.get(`${what}: ${became}`) ?? 0) + 1);
    await playDays(shop.base, {
      seed: SEED,
      days: 4,
      travellers: 20,
      secondsADay: 1,
      told: countEvent,
    });
    const all = [...lived].map(([what, times]) => `${what} ${times}`).join('\n');
    const times = (...what: readonly string[]): number =>
      what.reduce((sum, each) => sum + (lived.get(each) ?? 0), 0);
    expect(all).not.toMatch(/refused (?:5\d\d|0) /);
    expect(times('visit: booked'), `seed ${SEED}:\n${all}`).toBeGreaterThan(4);
    expect(times('account: done'), all).toBe(times('visit: booked'));
    expect(times('pays: done'), all).toBeGreaterThan(0);
    // Which of these cases occur depends on the cruises that are on sale on the day of the test.
    expect(
      times('pays late: done', 'changes: done', 'cancels: done'),
      `seed ${SEED}:\n${all}`,
    ).toBeGreaterThan(1);
    expect(times('night: passed')).toBe(4);
    const subjects = async (): Promise<string> =>
      JSON.stringify(await (await fetch(`${shop.base}/dev/mail`)).json());
    await expect
      .poll(subjects, { timeout: 20_000 })
      .toContain('"Subject":"Przypomnienie o wpłacie');
    const file = shop.file('after.jsonl');
    shop.command('export', file);
    expect(shop.command('replay', file)).toContain('The replay agrees with the recording.');
  } finally {
    await shop.close();
  }
}, 180_000);
