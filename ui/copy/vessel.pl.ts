import texts from './vessel.pl.json' with { type: 'json' };

export const vesselCopy = {
  ...texts.vesselCopy,
  stars: (quality: string) =>
    `Klasa ${quality.replace(/\*+/, (stars) => `${stars.length} na 5`).replace('+', ' plus')}`,
  /** Names of a vessel's four pictures, in the order in which the server sends them (P-141). */
  pictures: ['Pod żaglami', 'Kokpit', 'Mesa', 'Kabina'],
  previous: (name: string) => `Poprzedni obraz: ${name}`,
  next: (name: string) => `Następny obraz: ${name}`,
  enlarge: (name: string) => `Powiększ: ${name}`,
  of: (at: number, all: number) => `${at} z ${all}`,
} as const;
