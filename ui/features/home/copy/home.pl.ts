export const homeCopy = {
  alsoTo: 'Inne kierunki:',
  search: {
    label: 'Szukaj rejsu',
    destination: 'Dokąd',
    anyDestination: 'Wszystkie kierunki',
    term: 'Kiedy',
    anyTerm: 'Dowolny termin',
    type: 'W jakim stylu',
    anyType: 'Każdy styl',
    submit: (cruises: string) => `Pokaż ${cruises}`,
  },
} as const;
