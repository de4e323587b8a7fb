import type { OfficeContact } from '../../domain/brand-settings.ts';
import { dialableNumber } from '../../domain/travellers/contact.ts';

/** Returns links for the telephone and the e-mail of the office, as far as the brand has them. */
export const officeContacts = (
  office: OfficeContact | undefined,
): readonly { readonly text: string; readonly href: string }[] => [
  ...(office?.phone
    ? [{ text: `tel. ${office.phone}`, href: `tel:${dialableNumber(office.phone)}` }]
    : []),
  ...(office?.email ? [{ text: office.email, href: `mailto:${office.email}` }] : []),
];
