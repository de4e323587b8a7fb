/** The office's phone as a link that calls it. */
export const PhoneLink = ({ phone }: { readonly phone: string }) => (
  <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone.replaceAll(' ', '\u00a0')}</a>
);

/** The office's e-mail as a link that begins a letter. */
export const EmailLink = ({ email }: { readonly email: string }) => <a href={`mailto:${email}`}>{email}</a>;
