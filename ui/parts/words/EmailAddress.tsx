/** An e-mail address. If it is longer than a line, it wraps before the @. */
export const EmailAddress = ({ address }: { readonly address: string }) => {
  const at = address.lastIndexOf('@');
  return (
    <span>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  );
};
