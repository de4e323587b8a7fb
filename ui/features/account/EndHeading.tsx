import { type ReactNode, useEffect, useRef } from 'react';

/** The heading takes the focus, because the button that the visitor pressed is gone. */
export const EndHeading = ({ children }: { readonly children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
};
