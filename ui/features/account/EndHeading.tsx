import { type ReactNode, useEffect, useRef } from 'react';

/**
 * The heading of a result. It takes the focus, because the pressed button is no longer on the page.
 */
export const EndHeading = ({ children }: { readonly children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
};
