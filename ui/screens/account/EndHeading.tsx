import { type ReactNode, useEffect, useRef } from 'react';

/** The submitted form's button is gone, so the heading takes the focus. */
export const EndHeading = ({ children }: { readonly children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
};
