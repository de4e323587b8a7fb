import { describe, expect, it } from 'vitest';
import { traitByName, traitName } from '../../../adapters/codecs/trait-names.ts';
import { formatLine, parseLine } from '../../../adapters/journal/lines.ts';
import { TRAITS } from '../../../domain/catalogue/traits.ts';
import { offerWith } from '../../arbitraries/offers.ts';

describe('names of offer traits on the wire and in exports', () => {
  it('the name written for a trait is read back as the same trait', () => {
    expect(TRAITS.map((trait) => traitByName(traitName(trait)))).toEqual(TRAITS);
    expect(new Set(TRAITS.map(traitName)).size).toBe(TRAITS.length);
    expect(traitByName('organiserSkipper')).toBe(undefined);
  });

  it('R14: names on the wire and in exports stay the same when a trait is renamed in the code', () => {
    expect(traitName('organiserSkipperInEuro')).toBe('organiserSkipperEur700');
    expect(traitName('organiserSkipperInZloty')).toBe('organiserSkipperPln800');
  });

  it('R46: old and current trait names of an exported offer are read', () => {
    const offer = offerWith({ traits: ['mazury', 'organiserSkipperInEuro'] });
    const text = formatLine({ kind: 'offer', siteId: 1, value: offer });
    expect(text).toContain('["mazury","organiserSkipperEur700"]');
    expect(parseLine(text, 1)._unsafeUnwrap()).toEqual({ kind: 'offer', siteId: 1, value: offer });
    expect(
      parseLine(
        text.replace('organiserSkipperEur700', 'organiserSkipperInEuro'),
        1,
      )._unsafeUnwrap(),
    ).toEqual({
      kind: 'offer',
      siteId: 1,
      value: offer,
    });
  });
});
