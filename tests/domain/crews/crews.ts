import type { Crew, Sailor } from '../../../domain/crews/allotment.ts';

/** `genders` has a letter for each person: w, m, or another letter if unknown. */
export const crew = (
  bookingId: string,
  takes: Crew['takes'],
  genders: string,
  group: string | null = null,
): Crew => ({
  ...{ bookingId, takes, group },
  sailors: [...genders].map(
    (sign, index): Sailor => ({
      bookingId,
      userNum: index + 1,
      gender: sign === 'w' ? 'woman' : sign === 'm' ? 'man' : null,
    }),
  ),
});

/** `A2 B2:G K=`: two single places, two of group G, and a cabin. */
export const crewsOf = (text: string): readonly Crew[] =>
  text.split(' ').map((word) => {
    const [, id = '', count = '', group = null] = /^([A-Z])(\d+|=)(?::([A-Z]))?$/.exec(word) ?? [];
    return count === '='
      ? crew(id, 'cabin', '??', group)
      : crew(id, 'places', '?'.repeat(Number(count)), group);
  });

/** `A2 B2 | K2` means two yachts. Bookings are in alphabetical order. */
export const yachtsOf = (yachts: readonly (readonly Sailor[])[]): string =>
  yachts
    .map((sailors) =>
      [...Map.groupBy(sailors, ({ bookingId }) => bookingId)]
        .map(([id, members]) => `${id}${members.length}`)
        .toSorted()
        .join(' '),
    )
    .join(' | ');
