import { chanceOf } from './chance.ts';
import { openBrowser } from './simulated-browser.ts';
import { type Visit, visitShop } from './traveller.ts';

export type Season = { readonly visits: readonly Visit[]; readonly seconds: number };

export const playSeason = async (
  base: string,
  options: {
    readonly travellers: number;
    readonly seed: number;
    readonly atOnce: number;
    readonly visited?: (visit: Visit) => void;
  },
): Promise<Season> => {
  const began = performance.now();
  const listed = await openBrowser(base, '10.0.0.1').call('offersList', { siteId: 1 });
  if (listed.isErr())
    throw new Error(`The shop does not list its offers: ${JSON.stringify(listed.error)}`);
  const offers = listed.value.Offers.filter(({ Availability }) => Availability.Available).map(
    ({ OfferId }) => OfferId,
  );
  const visits: Visit[] = [];
  let next = 0;
  const walk = async (): Promise<void> => {
    while (next < options.travellers) {
      const traveller = next;
      next += 1;
      const browser = openBrowser(
        base,
        `10.${1 + (traveller >> 16)}.${(traveller >> 8) & 255}.${traveller & 255}`,
      );
      const visit = await visitShop(
        browser,
        chanceOf(options.seed * 100_003 + traveller),
        traveller,
        offers,
      );
      visits.push(visit);
      options.visited?.(visit);
    }
  };
  await Promise.all(Array.from({ length: options.atOnce }, walk));
  return { visits, seconds: (performance.now() - began) / 1000 };
};
