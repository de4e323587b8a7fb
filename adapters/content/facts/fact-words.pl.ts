const NUMBER =
  '(?:\\d[\\d ,.–-]*|dw(?:a|ie|óch|oje|ojga)|trzech|trzy|cztery|czterech|pięciu|pięć|sześciu|sześć|siedmiu|siedem|ośmiu|osiem|dziewięciu|dziewięć|dziesięciu|dziesięć|jedenastu|jedenaście|dwunastu|dwanaście|piętnaście|dwadzieścia|trzydzieści|sto|setk\\p{L}+|dwieście)';
const UNIT =
  '(?:PLN|zł|EUR|euro|%|procent\\p{L}*|godzin\\p{L}*|dni\\p{L}*|dzień|dob\\p{L}*|noc\\p{L}*|tygodn\\p{L}*|tydzie\\p{L}*|miesi[ąę]c\\p{L}*|lat|roku|mil|mile|km|kilometr\\p{L}*|osób|osob\\p{L}*|kabin\\p{L}*|łazien\\p{L}*|port(?:y|ów|ach)|miejsc\\p{L}*|koi|koje|stóp|stopy|rat|raty|minut\\p{L}*|jacht\\p{L}*)(?![\\p{L}\\d])';
const NOT_INSIDE = '(?<![\\p{L}\\d{.:])';

const AMOUNT = new RegExp(`${NOT_INSIDE}${NUMBER}[  ]?(?:\\p{L}+ )?${UNIT}`, 'giu');
const PERCENT = /\d+ ?%/g;
export const WEEKDAY =
  /(?<![\p{L}])(?:poniedział\p{L}+|wtor(?:ek|ku|ki)\p{L}*|środ(?:a|ę|owy|owa)(?![\p{L}])|czwart(?:ek|ku|ki)\p{L}*|piąt(?:ek|ku|ki|kow)\p{L}*|sobot\p{L}+|sobót\p{L}*|niedziel\p{L}+)/giu;
const MONTH =
  /(?<![\p{L}])(?:stycz\p{L}+|lut(?:y|ego|ym)(?![\p{L}])|mar(?:zec|ca|cu)|kwie(?:cień|tni\p{L}+)|maj[au]?(?![\p{L}])|majów\p{L}+|czerw(?:iec|ca|cu)|lip(?:iec|ca|cu)|sierp\p{L}+|wrze[śs]\p{L}+|październik\p{L}*|listopad\p{L}*|grud\p{L}+)/giu;
const YEAR = /(?<![\d/-])20\d\d(?![\d-])(?:\/\d\d)?/g;

export const findAmountsAndDatesIn = (sentence: string): readonly string[] =>
  [AMOUNT, PERCENT, WEEKDAY, MONTH, YEAR].flatMap((pattern) =>
    [...sentence.matchAll(pattern)].map(([found]) => found.trim()),
  );

export const SPEAKS_OF_CRUISES =
  /(?<![\p{L}])(?:nasz\p{L}*|rejs(?:y|ach|ów)(?![\p{L}])|ofert\p{L}*|zalicz\p{L}*|wpła(?:ta|casz|cisz|ty)\p{L}*|płacisz|pływamy|w cenie)/iu;

const WORDS: Readonly<Record<string, number>> = {
  ...{ jeden: 1, jedną: 1, dwa: 2, dwie: 2, dwóch: 2, trzy: 3, trzech: 3, cztery: 4, czterech: 4 },
  ...{ pięć: 5, pięciu: 5, sześć: 6, sześciu: 6, siedem: 7, siedmiu: 7, osiem: 8, ośmiu: 8 },
  ...{ dziewięć: 9, dziesięć: 10, jedenaście: 11, dwanaście: 12, trzynaście: 13, czternaście: 14 },
  ...{ piętnaście: 15, szesnaście: 16, siedemnaście: 17, osiemnaście: 18, dwadzieścia: 20 },
  ...{ trzema: 3, czterema: 4, pięcioma: 5, sześcioma: 6 },
};

export const parseNumberWord = (word: string): number | null => {
  const digits = /^\d+/.exec(word)?.[0];
  return digits === undefined ? (WORDS[word.toLowerCase()] ?? null) : Number(digits);
};

export const WEEKDAYS = ['niedziel', 'poniedział', 'wtor', 'śro', 'czwart', 'piąt', 'sob'] as const;

/**
 * Patterns that find statements about a cruise in a text. The check compares these statements with
 * the data of the cruise's offer.
 */
export const STATEMENTS = {
  hoursAtMost: /(?:rzadko|nigdy|nie) (?:\p{L}+ )?dłużej niż (?:o )?(\p{L}+|\d+) godzin/iu,
  shortTrips: /krótkie przeloty|przeloty (?:są )?krótkie/iu,
  hoursADay: /(\d+)–(\d+) godzin(?:y)? (?:żeglugi )?dziennie/iu,
  hoursInWords:
    /(\p{L}+) godzin\p{L}* (?:żeglugi )?dziennie|przeloty (?:trwają|mają|po|są po) (?:po )?(?:\p{L}+, )?(\p{L}+) godzin/iu,
  portEachDay:
    /codziennie inny port|każdego dnia inny port|co wieczór inn[aey] (?:port|wyspa|zatoka)/iu,
  firstPort: /zaczynamy/iu,
  lastPort: /ostatni(?:a|ej) (?:noc|kolacj)|kończymy/iu,
  lastEvening: /[Oo]statni\p{L}* (?:wieczór|wieczoru|nocy?|dnia|dzień) (?:w|na) (\p{Lu}\p{L}{2})/u,
  portCount: /budzisz w (\p{L}+) miejscach|(\p{L}+|\d+) (?:porty|portów) (?:na|w) trasie/iu,
  sleepingBag: /śpiw[óo]r/iu,
  bedding: /pościel/iu,
  ownBathroom:
    /własn\p{L}+ łazienk|łazienk\p{L}+ przy każdej|każda (?:kabina )?z własną łazienką|własne drzwi i łazienkę|kabin z łazienkami/iu,
  yachtClass: /premier|superior|luxury/iu,
  catamaransOnly: /rejs katamaran(?:em|ami)|flotylla katamaranów|na katamaranie każdy/iu,
  yachtCount: /^(\p{L}+|\d+) jacht(?:y|ów)(?!\p{L})/iu,
  crewSize: /w załodze (\p{L}+|\d+) osób|^(\p{L}+|\d+) osób, jeden/iu,
  cabins: /(?<![\p{L}\d])(\p{L}+|\d+) kabin(?:y|ami)?(?![\p{L}])/giu,
  cabinsOfClass: /(\p{L}+)(?: lub (\p{L}+))? kabin(?:y|ami)?(?![\p{L}])/iu,
  byCar: /samochodem|autem/iu,
  coach: /autokar/iu,
  journeyForSale: /dojazd \(możesz go dokupić\)/iu,
  placesOnly: /tylko (?:pojedyncze )?miejsca(?! w)/iu,
  strangers: /bez znajomych|obc(?:y|ych|ymi) (?:ludzie|ludzi|ludźmi|osób)|z kimś tej samej płci/iu,
  daysBefore: /(?:najpóźniej|najwcześniej)?\s*(\d+) dni (?:roboczych )?przed (?:startem|rejsem)/iu,
  lateBooking: /późniejsz\p{L}+ rezerwacj\p{L}+|gdy start jest bliżej|krócej|szybciej/iu,
  lowPriceBecauseNear: /niska,? bo blisko/iu,
  ageLimit: /(?<![\p{L}\d])(\d\d)[–-](\d\d) lat/iu,
  euros: /(\d+) EUR/giu,
} as const;

/** Parses a yacht's text: '4 kabiny, 4 łazienki, 12 miejsc, w tym 2 w dziobach i 2 w mesie.' */
export const parseCabinAndPlaceCounts = (
  unitText: string,
): { readonly cabins: number; readonly places: number; readonly outside: number } => ({
  cabins: Number(/(\d+) kabin/.exec(unitText)?.[1] ?? 0),
  places: Number(/(\d+) miejsc/.exec(unitText)?.[1] ?? 0),
  outside: [...unitText.matchAll(/(\d+) w (?:mesie|dziob)/g)].reduce(
    (total, [, count]) => total + Number(count),
    0,
  ),
});

export const BASES = /^baza: (.+)$/u;

export const MONTH_STEMS = [
  ...['stycz', 'lut', 'mar', 'kwie', 'maj', 'czerw'],
  ...['lip', 'sierp', 'wrze', 'paździ', 'listop', 'grud'],
] as const;

export const MONTH_WORD = `(?:${MONTH_STEMS.join('|')})\\p{L}*`;
export const MONTH_RANGE = new RegExp(
  `(${MONTH_WORD})(?:–| do )(?:\\p{L}+ )??(${MONTH_WORD})`,
  'iu',
);
export const LIST_OF_MONTHS = new RegExp(`^${MONTH_WORD}(?:(?:, | i )${MONTH_WORD})*$`, 'iu');
export const SEASON_PROMISE = new RegExp(
  `^(?:od |w sezonie )|^(?:\\p{L}+ )?${MONTH_WORD}(?:–|$|,| i )|pływamy|płyniemy|lecimy`,
  'iu',
);
