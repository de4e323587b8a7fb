import { Component, type ReactNode } from 'react';
import { brokenCopy } from '../copy/pl.ts';
import { usePageFrame } from '../hooks/use-page-data.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Page } from '../parts/Page.tsx';

type Props = { readonly children: ReactNode };
type State = { readonly broken: boolean };

/** The screen after a component threw. Its link reloads the address (R57). */
export const RenderFailure = () => (
  <Page menu={usePageFrame()?.menu ?? []}>
    <EmptyState title={brokenCopy.title} as="h1" action={{ href: '', text: brokenCopy.action }}>
      {brokenCopy.text}
    </EmptyState>
  </Page>
);

export class Boundary extends Component<Props, State> {
  override readonly state: State = { broken: false };
  static getDerivedStateFromError(): State {
    return { broken: true };
  }
  override render(): ReactNode {
    return this.state.broken ? <RenderFailure /> : this.props.children;
  }
}
