import { tied } from '../format.ts';

/** The map of a route and its ports. */
export const mapCopy = {
  port: (number: number, name: string) => `${number}. ${name}: zdjęcia i opis`,
  picturesOf: (name: string) => `Widoki: ${name}`,
  portBefore: 'Poprzedni',
  portAfter: 'Następny',
  tools: 'Widok mapy',
  nearer: 'Przybliż',
  farther: 'Oddal',
  whole: 'Cała trasa',
  byFingers: tied('Mapę przybliżają, oddalają i przesuwają dwa palce.'),
  byKeys: tied('Klawisze + i − przybliżają i oddalają, strzałki przesuwają, 0 wraca do trasy. Kółko myszy działa z Ctrl.'),
  showTiles: 'Pokaż na mapie',
  hideTiles: 'Wróć do rysunku',
  /** Said before anything is fetched: who will see the visitor's address. */
  tilesOf: (host: string) => tied(`Podkład mapy pobierzesz z serwisu ${host}, który zobaczy adres IP Twojego urządzenia.`),
  tilesBy: (whose: string) => `Podkład: ${whose}`,
} as const;
