/**
 * The form of each name after „Rejsy” in a title: „Rejsy w Chorwacji”. The title puts a name
 * without an entry here at its end, after a comma.
 */
export const afterCruises: Readonly<Record<string, string>> = {
  Chorwacja: 'w Chorwacji',
  Czarnogóra: 'w Czarnogórze',
  Grecja: 'w Grecji',
  Hiszpania: 'w Hiszpanii',
  Karaiby: 'na Karaibach',
  Norwegia: 'w Norwegii',
  Polska: 'w Polsce',
  Seszele: 'na Seszelach',
  Tajlandia: 'w Tajlandii',
  Turcja: 'w Turcji',
  Włochy: 'we Włoszech',

  Party: 'Party',
  Explore: 'Explore',
  Adventure: 'Adventure',
  Chill: 'Chill',
  Prywatne: 'prywatne',
  Family: 'Family',
  Open: 'Open',

  Zima: 'zimą',
  Wiosna: 'wiosną',
  Majówka: 'na majówkę',
  Czerwiec: 'w czerwcu',
  Lipiec: 'w lipcu',
  Sierpień: 'w sierpniu',
  Wrzesień: 'we wrześniu',
  Jesień: 'jesienią',

  Katamaran: 'katamaranem',
  'Skipper na pokładzie': 'ze skipperem na pokładzie',
  'Od 20 do 45 lat': 'dla osób od 20 do 45 lat',
  'Bez limitu wieku': 'bez limitu wieku',
  '26+': 'dla osób 26+',

  'Są wolne miejsca': 'z wolnymi miejscami',
};

export const listTitleCopy = {
  noun: 'Rejsy',
  and: ' i ',
  many: (filters: string) => `Rejsy morskie według ${filters}`,
  filters: { one: 'filtra', few: 'filtrów', many: 'filtrów' },
} as const;

const MONTHS = [
  'Styczeń',
  'Luty',
  'Marzec',
  'Kwiecień',
  'Maj',
  'Czerwiec',
  'Lipiec',
  'Sierpień',
  'Wrzesień',
  'Październik',
  'Listopad',
  'Grudzień',
] as const;

const IN_MONTH = [
  'w styczniu',
  'w lutym',
  'w marcu',
  'w kwietniu',
  'w maju',
  'w czerwcu',
  'w lipcu',
  'w sierpniu',
  'we wrześniu',
  'w październiku',
  'w listopadzie',
  'w grudniu',
] as const;

export const formatInMonth = (month: string): string =>
  `${IN_MONTH[Number(month.slice(5, 7)) - 1] ?? ''} ${month.slice(0, 4)}`.trim();

export const monthName = (month: string): string => MONTHS[Number(month.slice(5, 7)) - 1] ?? '';

export const formatMonth = (month: string): string =>
  `${monthName(month)} ${month.slice(0, 4)}`.trim();
