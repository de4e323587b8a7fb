import { describe, expect, it } from 'vitest';
import { traitName, traitNamed } from '../../../adapters/codecs/trait-names.ts';
import { readLine, writeLine } from '../../../adapters/journal/lines.ts';
import { TRAITS } from '../../../domain/catalogue/traits.ts';
import { offerWith } from '../../arbitraries/offers.ts';

describe('names of traits outside', () => {
  it('are read back as the trait that they were written for, each its own', () => {
    expect(TRAITS.map((trait) => traitNamed(traitName(trait)))).toEqual(TRAITS);
    expect(new Set(TRAITS.map(traitName)).size).toBe(TRAITS.length);
    expect(traitNamed('organiserSkipper')).toBe(undefined);
  });

  it('R14: stay what wire and exports have always called them, however the trait is called by now', () => {
    expect(traitName('organiserSkipperInEuro')).toBe('organiserSkipperEur700');
    expect(traitName('organiserSkipperInZloty')).toBe('organiserSkipperPln800');
  });

  it('R46: of an exported offer are read again, those of today as well', () => {
    const offer = offerWith({ traits: ['mazury', 'organiserSkipperInEuro'] });
    const text = writeLine({ kind: 'offer', siteId: 1, value: offer });
    expect(text).toContain('["mazury","organiserSkipperEur700"]');
    expect(readLine(text, 1)._unsafeUnwrap()).toEqual({ kind: 'offer', siteId: 1, value: offer });
    expect(readLine(text.replace('organiserSkipperEur700', 'organiserSkipperInEuro'), 1)._unsafeUnwrap()).toEqual({
      kind: 'offer',
      siteId: 1,
      value: offer,
    });
  });
});
