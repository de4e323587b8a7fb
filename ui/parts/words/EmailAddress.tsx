/** An e-mail address among words: where it is longer than a line, the line ends before its @. */
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
