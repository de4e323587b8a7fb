import { hasTrait, type Offer } from './offer.ts';

/** Kinds of trainings. They differ by subject and place (document 3, 2.8). */
export const TRAINING_KINDS = ['manoeuvres', 'sailor', 'helmsman', 'croatia', 'poland'] as const;
export type TrainingKind = (typeof TRAINING_KINDS)[number];

const IS_OF_KIND: Readonly<Record<TrainingKind, (offer: Offer) => boolean>> = {
  manoeuvres: (offer) => hasTrait(offer, 'academy'),
  sailor: (offer) => hasTrait(offer, 'sailorCourse'),
  helmsman: (offer) => hasTrait(offer, 'helmsmanCourse'),
  croatia: (offer) => !hasTrait(offer, 'mazury'),
  poland: (offer) => hasTrait(offer, 'mazury'),
};

/** Returns the kinds of a training; empty if the offer is no training. */
export const trainingKindsOf = (offer: Offer): readonly TrainingKind[] =>
  hasTrait(offer, 'course') ? TRAINING_KINDS.filter((kind) => IS_OF_KIND[kind](offer)) : [];
