import { Component, type ReactNode } from 'react';
import { brokenCopy, headerCopy } from '../copy/pl.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Page } from '../parts/Page.tsx';

type Props = { readonly children: ReactNode };
type State = { readonly broken: boolean };

/** Under the header, when a screen could not be drawn: the way on is the same address again (R57). */
export const Broken = () => (
  <Page menu={[...headerCopy.menuBefore, ...headerCopy.menuAfter]}>
    <EmptyState title={brokenCopy.title} as="h1" action={{ href: '', text: brokenCopy.action }}>
      {brokenCopy.text}
    </EmptyState>
  </Page>
);

/** Shows the screens in it, and a way to try again where one of them fails: a page never stays blank. React takes a class for that alone. */
export class Boundary extends Component<Props, State> {
  override readonly state: State = { broken: false };
  static getDerivedStateFromError(): State {
    return { broken: true };
  }
  override render(): ReactNode {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}
