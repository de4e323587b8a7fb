import { has, type Offer } from './offer.ts';

/** What trainings are told apart by: what one learns, and where (document 3, 2.8). */
export const TRAINING_KINDS = ['manoeuvres', 'sailor', 'helmsman', 'croatia', 'poland'] as const;
export type TrainingKind = (typeof TRAINING_KINDS)[number];

const IS_OF_KIND: Readonly<Record<TrainingKind, (offer: Offer) => boolean>> = {
  manoeuvres: (offer) => has(offer, 'academy'),
  sailor: (offer) => has(offer, 'sailorCourse'),
  helmsman: (offer) => has(offer, 'helmsmanCourse'),
  croatia: (offer) => !has(offer, 'mazury'),
  poland: (offer) => has(offer, 'mazury'),
};

/** The kinds that a training belongs to; none for what is no training. */
export const trainingKindsOf = (offer: Offer): readonly TrainingKind[] =>
  has(offer, 'course') ? TRAINING_KINDS.filter((kind) => IS_OF_KIND[kind](offer)) : [];
