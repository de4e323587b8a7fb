import { keepWordsTogether, keepWordsTogetherIn } from '../../../format.ts';
import fixedTexts from './route-map.pl.json' with { type: 'json' };

const texts = keepWordsTogetherIn(fixedTexts);

export const mapCopy = {
  ...texts.mapCopy,
  port: (number: number, name: string) => `${number}. ${name}: zdjęcia i opis`,
  picturesOf: (name: string) => `Widoki: ${name}`,
  /** The host of the map tiles learns the visitor's IP address, so the page asks first. */
  tilesOf: (host: string) =>
    keepWordsTogether(
      `Podkład mapy pobierzesz z serwisu ${host}, który zobaczy adres IP Twojego urządzenia.`,
    ),
  tilesBy: (attribution: string) => `Podkład: ${attribution}`,
} as const;
