// Texts from the published documents are copied word for word, with their spelling.

export * from '../../../copy/wizard-frame.pl.ts';
export * from '../../../copy/wizard-receipt.pl.ts';
export * from './wizard-berths.pl.ts';
export * from './wizard-entry.pl.ts';
export * from './wizard-extras.pl.ts';
export * from './wizard-failures.pl.ts';
export * from './wizard-faults.pl.ts';
export * from './wizard-group.pl.ts';
export * from './wizard-insurance.pl.ts';
export * from './wizard-participants.pl.ts';
export * from './wizard-summary.pl.ts';
export * from './wizard-thanks.pl.ts';
export * from './wizard-trip.pl.ts';
