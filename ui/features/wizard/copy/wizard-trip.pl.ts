import { pluralize } from '../../../format.ts';

const people = { one: 'osoby', few: 'osób', many: 'osób' } as const;

export const tripCopy = {
  kind: 'Rodzaj rezerwacji',
  single: 'Miejsce na jachcie',
  singleText: 'Płyniesz w załodze, którą poznasz na miejscu. Skippera zapewniamy.',
  cabin: 'Kabina 2-osobowa',
  cabinText: 'Kabina tylko dla Was dwojga, reszta jachtu wspólna z załogą.',
  whole: 'Cały jacht',
  wholeText: 'Jacht tylko dla Waszej grupy, ze skipperem od nas albo z własnym.',
  wholeOwnText: 'Jacht tylko dla Waszej grupy, z Waszym skipperem.',
  fromEach: (amount: string) => `od\u00a0${amount} za\u00a0osobę`,
  fromYacht: (amount: string) => `od\u00a0${amount} za\u00a0jacht`,
  count: 'Liczba osób',
  countTitle: 'Ile osób płynie?',
  countTitleWhole: 'Ilu Was płynie?',
  bounds: (least: number, most: number) => `od ${least} do ${pluralize(most, people)}`,
  boundsOwn: (least: number, most: number) =>
    `od ${least} do ${pluralize(most, people)}, razem z Waszym skipperem`,
  boundsOrganiser: (least: number, most: number) =>
    `od ${least} do ${pluralize(most, people)}, nie licząc skippera od nas`,
  cabinCount: 'Kabina jest zawsze dla 2 osób.',
  ownSkipper: 'Czy macie swojego skippera?',
  ownSkipperHint: 'Jeśli nie macie, skippera damy my.',
  ownSkipperOnly: 'Cały jacht na tym rejsie jest tylko dla grup ze swoim skipperem',
  ownSkipperOnlyText:
    'Skipper to jeden z uczestników. Jego dane podasz w kroku 5 jako drugiego uczestnika.',
  ownSkipperWho: 'Skipperem jest uczestnik 2. Jego dane podasz w kroku 5.',
  beSkipper: 'Czy jesteś skipperem?',
  beSkipperHint: 'Skipperzy mają na tym rejsie rabat. Od razu zobaczysz go w cenie.',
  allFull: 'Nie ma teraz wolnych miejsc',
  allFullText:
    'Możesz dołączyć do listy rezerwowej. Nic nie wpłacasz, a my odezwiemy się, gdy zwolni się miejsce.',
} as const;
