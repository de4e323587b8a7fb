import type { ReactNode } from 'react';
import { focusOnMount } from '../../forms/use-form.ts';

/** The heading takes the focus, because the button that the visitor pressed is gone. */
export const FocusedHeading = ({ children }: { readonly children: ReactNode }) => (
  <h1 ref={focusOnMount} tabIndex={-1}>
    {children}
  </h1>
);
