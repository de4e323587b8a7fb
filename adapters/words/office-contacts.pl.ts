import type { OfficeContact } from '../../domain/brand-settings.ts';
import { dialableNumber } from '../../domain/travellers/contact.ts';

/** Returns the office's telephone and e-mail as links; none that the brand does not have. */
export const officeContacts = (
  office: OfficeContact | undefined,
): readonly { readonly text: string; readonly href: string }[] => [
  ...(office?.phone
    ? [{ text: `tel. ${office.phone}`, href: `tel:${dialableNumber(office.phone)}` }]
    : []),
  ...(office?.email ? [{ text: office.email, href: `mailto:${office.email}` }] : []),
];
