/** An address longer than a line wraps before the @. */
export const EmailAddress = ({ address }: { readonly address: string }) => {
  const at = address.lastIndexOf('@');
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
};
