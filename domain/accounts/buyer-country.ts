export const HOME_COUNTRY = 'PL';

/** Country codes that the state's invoice system KSeF accepts (TKodKraju in the schema FA(3)). */
const CODES = [
  'AD AE AF AG AI AL AM AN AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG',
  'CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM',
  'GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC',
  'LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ',
  'OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC',
  'TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XC XI XK XL YE YT ZA ZM ZW',
].flatMap((line) => line.split(' '));

/** Countries with EU VAT numbers (TKodyKrajowUE in the schema FA(3)). The code of Greece is EL. */
const EU = 'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PT RO SE SI SK XI'.split(
  ' ',
);

export const COUNTRY_CODES: readonly string[] = CODES;

export const isCountryCode = (code: string): boolean => CODES.includes(code);

/** Returns the country prefix of an EU VAT number; null for Poland and countries outside the EU. */
export const vatPrefix = (country: string): string | null => {
  const prefix = country === 'GR' ? 'EL' : country;
  return EU.includes(prefix) ? prefix : null;
};
