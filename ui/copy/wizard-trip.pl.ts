import { counted } from '../format.ts';

const people = { one: 'osoby', few: 'osób', many: 'osób' } as const;

/** Step 1, 'Twój Rejs'. */
export const tripCopy = {
  kind: 'Rodzaj rezerwacji',
  single: 'Miejsce na jachcie',
  singleText: 'Płyniesz w załodze, którą poznasz na miejscu. Skippera zapewniamy.',
  cabin: 'Kabina 2-osobowa',
  cabinText: 'Kabina tylko dla Was dwojga, reszta jachtu wspólna z załogą.',
  whole: 'Cały jacht',
  wholeText: 'Jacht tylko dla Waszej grupy.',
  count: 'Liczba osób',
  countTitle: 'Ile osób płynie?',
  bounds: (most: number) => `od 1 do ${counted(most, people)}`,
  cabinCount: 'Kabina jest zawsze dla 2 osób.',
  ownSkipper: 'Czy macie swojego skippera?',
  ownSkipperHint: 'NIE oznacza, że skippera da organizator.',
  beSkipper: 'Czy jesteś skipperem?',
  allFull: 'Wszystkie jachty są zajęte',
  allFullText: 'Możesz dołączyć do listy rezerwowej. Nic nie wpłacasz, a my odezwiemy się, gdy zwolni się miejsce.',
} as const;
