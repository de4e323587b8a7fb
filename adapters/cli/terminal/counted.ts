/** So many of something, in English: 1 booking, 2 bookings; `many` where that takes more than an s. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
