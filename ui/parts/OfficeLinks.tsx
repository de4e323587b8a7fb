export const PhoneLink = ({ phone }: { readonly phone: string }) => (
  <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone.replaceAll(' ', '\u00a0')}</a>
);

export const EmailLink = ({ email }: { readonly email: string }) => (
  <a href={`mailto:${email}`}>{email}</a>
);
