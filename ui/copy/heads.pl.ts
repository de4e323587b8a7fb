/** What pages are called in the browser's tab and in search results. */
export const headsCopy = {
  home: {
    title: 'Kilwater – rejsy morskie w dobrej załodze',
    description: 'Grupowe rejsy po Chorwacji, Grecji i dalej: jachty i katamarany ze skipperem, od jednego miejsca po cały jacht.',
  },
  list: {
    title: 'Rejsy morskie – Kilwater',
    description: 'Wszystkie rejsy z terminami, cenami i wolnymi miejscami. Wybierz kierunek, styl i termin.',
  },
  client: { title: 'Kilwater' },
  missing: { title: 'Nie ma takiej strony – Kilwater' },
} as const;
