import { countryName } from '../../../adapters/http/contract/names.pl.ts';
import { COUNTRY_CODES, HOME_COUNTRY } from '../../../adapters/http/contract/screen-rules.ts';

const CODES =
  'AF AL DZ AD AO AI AG SA AR AM AW AU AT AZ BS BH BD BB BE BZ BJ BM BT BY BO BA BW BR BN BG BF BI CL CN HR CY TD ME CZ CW DK CD DM DO DJ EG EC ER EE SZ ET FJ PH FI FR GA GM GH GI GR GD GL GE GU GY GT GN GW GQ HT ES NL HN HK IN ID IQ IR IE IS IL JM JP YE JO KY KH CM CA QA KZ KE KG KI CO KM CG KR KP XK CR CU KW LA LS LB LR LY LI LT LU LV MG MO MK MW MV MY ML MT MA MH MR MU MX FM MD MC MN MZ MM NA NR NP DE NE NG NI NU NO NZ OM PK PW PS PA PG PY PE PT PR ZA CF CV RU RO RW KN LC VC WS SM ST SN RS SC SL SG SK SI SO LK US SR SY CH SE TJ TH TW TZ TL TG TO TT TN TR TM TV UG UA UY UZ VU VA VE GB HU VN IT CI ZM ZW AE';

let names: readonly string[] | undefined;

export const countries = (): readonly string[] => {
  if (names === undefined) {
    const otherCountries = CODES.split(' ').map(countryName);
    names = ['Polska', ...otherCountries.sort(new Intl.Collator('pl').compare)];
  }
  return names;
};

export type BuyerCountry = { readonly code: string; readonly name: string };

let ofBuyers: readonly BuyerCountry[] | undefined;

export const buyerCountries = (): readonly BuyerCountry[] => {
  if (ofBuyers === undefined) {
    const { compare } = new Intl.Collator('pl');
    const named = COUNTRY_CODES.map((code) => ({ code, name: countryName(code) })).sort((a, b) =>
      compare(a.name, b.name),
    );
    ofBuyers = [
      ...named.filter(({ code }) => code === HOME_COUNTRY),
      ...named.filter(({ code }) => code !== HOME_COUNTRY),
    ];
  }
  return ofBuyers;
};
