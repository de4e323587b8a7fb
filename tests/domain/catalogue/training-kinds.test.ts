import { expect, it } from 'vitest';
import { trainingKindsOf } from '../../../domain/catalogue/offer.ts';
import type { Trait } from '../../../domain/catalogue/traits.ts';
import { offerWith } from '../../arbitraries/offers.ts';

it('the kinds of a training follow from its traits; an offer that is no training has no kind', () => {
  const kinds = (...traits: readonly Trait[]) => trainingKindsOf(offerWith({ traits }));
  expect(kinds('course')).toEqual(['croatia']);
  expect(kinds('course', 'mazury')).toEqual(['poland']);
  expect(kinds('course', 'academy')).toEqual(['manoeuvres', 'croatia']);
  expect(kinds('course', 'sailorCourse', 'mazury')).toEqual(['sailor', 'poland']);
  expect(kinds('course', 'helmsmanCourse')).toEqual(['helmsman', 'croatia']);
  expect(kinds('academy', 'mazury')).toEqual([]);
});
