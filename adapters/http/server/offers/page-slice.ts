/** Offers on one page of a list (P-056, P-059). A page with its data must stay under 200 kB. */
const COMING_SIZE = 24;
const UNDER_WAY_SIZE = 8;

type PageSlice<Item> = {
  readonly coming: readonly Item[];
  readonly underWay: readonly Item[];
  readonly pages: number;
};

/** Returns the offers of one page of a list, and how many pages the list has. */
export const slicePage = <Item>(
  coming: readonly Item[],
  underWay: readonly Item[],
  pageNumber: number,
): PageSlice<Item> => {
  const slice = (items: readonly Item[], size: number) =>
    items.slice((pageNumber - 1) * size, pageNumber * size);
  return {
    coming: slice(coming, COMING_SIZE),
    underWay: slice(underWay, UNDER_WAY_SIZE),
    pages: Math.max(
      1,
      Math.ceil(coming.length / COMING_SIZE),
      Math.ceil(underWay.length / UNDER_WAY_SIZE),
    ),
  };
};
