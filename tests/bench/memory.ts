import { chanceOf } from '../simulation/chance.ts';
import { openBrowser } from '../simulation/simulated-browser.ts';
import { visitShop } from '../simulation/traveller.ts';
import { freePort } from '../support/free-port.ts';
import { startShopProcess } from '../support/shop-process.ts';
import { benchBookingMemory } from './booking-memory.ts';
import { inUseOf } from './in-use.ts';
import type { Figure, Pace } from './measure.ts';

const REQUESTS = { full: 20_000, short: 100 } as const;
const AT_ONCE = 8;
const MOST = 300;
/** Megabytes by which two samples may differ, because requests are in progress. */
const NOISE = 5;
const SWEPT = [2_000, 10_000, 19_500] as const;

type Looks = {
  readonly megabytes: readonly number[];
  readonly inUse: readonly number[];
};

const mixedRequests = async (requests: number): Promise<Looks> => {
  const port = freePort();
  const shop = await startShopProcess({ NODE_OPTIONS: `--inspect-port=${port}` });
  try {
    const heap = requests < SWEPT[0] ? null : await inUseOf(shop.pid(), port);
    const megabytes: number[] = [];
    const inUse: Promise<number>[] = [];
    let sent = 0;
    const counted = (): void => {
      sent += 1;
      if (sent % 100 === 0) megabytes.push(shop.memory());
      if (heap !== null && SWEPT.some((at) => at === sent)) inUse.push(heap.ask());
    };
    const offers = (
      await openBrowser(shop.base, '10.0.0.1').call('offersList', { siteId: 1 })
    )._unsafeUnwrap().Offers;
    const numbers = offers
      .filter(({ Availability }) => Availability.Available)
      .map(({ OfferId }) => OfferId);
    const page = async (path: string): Promise<void> => {
      await (await fetch(`${shop.base}${path}`)).arrayBuffer();
      counted();
    };
    let people = 0;
    const walk = async (): Promise<void> => {
      while (sent < requests) {
        people += 1;
        const personNumber = people;
        const browser = openBrowser(
          shop.base,
          `10.${1 + (personNumber >> 16)}.${(personNumber >> 8) & 255}.${personNumber & 255}`,
        );
        const call: typeof browser.call = async (name, body, options) => {
          const answer = await browser.call(name, body, options);
          counted();
          return answer;
        };
        await page('/');
        await page(`/rejsy-morskie?type=${personNumber % 7}`);
        for (const { FriendlyUrl } of offers.slice(personNumber % 20, (personNumber % 20) + 3))
          await page(`/oferta/${FriendlyUrl}`);
        await call('offersList', { siteId: 1 });
        await call('authDetails', {});
        await page('/nie-ma-takiej-strony');
        await visitShop({ ...browser, call }, chanceOf(personNumber), personNumber, numbers);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, walk));
    const swept = await Promise.all(inUse);
    heap?.end();
    return { megabytes, inUse: swept };
  } finally {
    await shop.close();
  }
};

const benchMixed = async (pace: Pace): Promise<readonly Figure[]> => {
  const { megabytes, inUse } = await mixedRequests(REQUESTS[pace]);
  const highest = Math.max(...megabytes);
  const most: Figure = {
    name: `Memory over ${REQUESTS[pace]} mixed requests, at most`,
    value: `${highest.toFixed(0)} MB`,
    target: `under ${MOST} MB`,
    within: highest < MOST,
  };
  if (pace === 'short') return [most];
  const [early = 0, late = 0, last = 0] = inUse;
  return [
    most,
    {
      name: '  in use at the 10,000th request beside the 2,000th',
      value: `${late.toFixed(1)} and ${early.toFixed(1)} MB (19,500th: ${last.toFixed(1)})`,
      target: `no more than ${NOISE} MB of noise`,
      within: late - early <= NOISE,
    },
  ];
};

export const benchMemory = async (pace: Pace): Promise<readonly Figure[]> => [
  ...(await benchMixed(pace)),
  ...(await benchBookingMemory(pace)),
];
