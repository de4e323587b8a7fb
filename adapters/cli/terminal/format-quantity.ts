/**
 * Formats a count with its noun: 1 booking, 2 bookings. `many` is the plural if it is irregular.
 */
export const formatQuantity = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
