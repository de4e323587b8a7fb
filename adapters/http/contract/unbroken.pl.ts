// Screens keep the same words together as content, mails and papers do.
export { unbrokenParts } from '../../words/unbroken.pl.ts';
