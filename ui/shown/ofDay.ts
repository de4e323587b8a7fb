const DAY = 86_400_000;

/**
 * All but one of a list, in an order that turns with the day (P-037: seven of eight testimonials). The same day gives the same choice to
 * server and browser, so that nothing jumps when the page comes alive; a page that is kept stays one page.
 */
export const chosenOfDay = <T>(all: readonly T[], today: string): readonly T[] => {
  const count = all.length;
  if (count < 2) return all;
  const day = Math.floor(Date.parse(today) / DAY);
  // Odd steps visit every place of an even list once; a list of odd length is only turned.
  const step = count % 2 === 0 && count % 3 !== 0 ? ([1, 3, 5, 7][day % 4] ?? 1) : 1;
  return all.flatMap((_, index) => all[(day + index * step) % count] ?? []).slice(0, -1);
};
