import { joinShortWordsByNoBreakSpaces } from '../../../format.ts';

export const mapCopy = {
  port: (number: number, name: string) => `${number}. ${name}: zdjęcia i opis`,
  picturesOf: (name: string) => `Widoki: ${name}`,
  portBefore: 'Poprzedni',
  portAfter: 'Następny',
  tools: 'Widok mapy',
  nearer: 'Przybliż',
  farther: 'Oddal',
  whole: 'Cała trasa',
  byFingers: joinShortWordsByNoBreakSpaces('Mapę przybliżają, oddalają i przesuwają dwa palce.'),
  byKeys: joinShortWordsByNoBreakSpaces(
    'Klawisze + i − przybliżają i oddalają, strzałki przesuwają, 0 wraca do trasy. Kółko myszy działa z Ctrl.',
  ),
  showTiles: 'Pokaż na mapie',
  hideTiles: 'Wróć do rysunku',
  /** The host of the map tiles learns the visitor's IP address, so the page asks first. */
  tilesOf: (host: string) =>
    joinShortWordsByNoBreakSpaces(
      `Podkład mapy pobierzesz z serwisu ${host}, który zobaczy adres IP Twojego urządzenia.`,
    ),
  tilesBy: (attribution: string) => `Podkład: ${attribution}`,
} as const;
