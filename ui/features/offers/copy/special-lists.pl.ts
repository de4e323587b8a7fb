import texts from './special-lists.pl.json' with { type: 'json' };

export const specialCopy = texts.specialCopy;
