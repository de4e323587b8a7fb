import { type ReactNode, useEffect, useRef } from 'react';

/** The heading of what took a form's place. The form's button is gone, so it takes the focus: a screen reader goes on from here. */
export const EndHeading = ({ children }: { readonly children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
};
