import type { OfficeContact } from '../../domain/brand-settings.ts';
import { dialableNumber } from '../../domain/travellers/contact.ts';

/**
 * Returns two links: one for the office's telephone and one for its e-mail. Omits a link if the
 * brand has no telephone or no e-mail.
 */
export const officeContacts = (
  office: OfficeContact | undefined,
): readonly { readonly text: string; readonly href: string }[] => [
  ...(office?.phone
    ? [{ text: `tel. ${office.phone}`, href: `tel:${dialableNumber(office.phone)}` }]
    : []),
  ...(office?.email ? [{ text: office.email, href: `mailto:${office.email}` }] : []),
];
