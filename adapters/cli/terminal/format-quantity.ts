/** Formats a count: 1 booking, 2 bookings. `many` is an irregular plural. */
export const formatQuantity = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
