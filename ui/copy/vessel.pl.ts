export const vesselCopy = {
  open: 'Zobacz wnętrze i plan',
  openPhotographs: 'Zobacz zdjęcia',
  close: 'Zamknij okno',
  stars: (quality: string) =>
    `Klasa ${quality.replace(/\*+/, (stars) => `${stars.length} na 5`).replace('+', ' plus')}`,
  /** Names of a vessel's four pictures, in the order in which the server sends them (P-141). */
  pictures: ['Pod żaglami', 'Kokpit', 'Mesa', 'Kabina'],
  layers: { name: 'Co pokazać', photographs: 'Zdjęcia', drawing: 'Rysunek', plan: 'Plan' },
  drawingNote: 'rysunek poglądowy klasy',
  previous: (name: string) => `Poprzedni obraz: ${name}`,
  next: (name: string) => `Następny obraz: ${name}`,
  enlarge: (name: string) => `Powiększ: ${name}`,
  smaller: 'Pomniejsz',
  of: (at: number, all: number) => `${at} z ${all}`,
  plan: 'Kto gdzie śpi',
  bow: 'dziób u góry',
  enlargePlan: 'Powiększ plan',
  keys: { arrows: 'zmieniają obraz', enter: 'powiększa', plan: 'plan', escape: 'zamyka okno' },
} as const;
