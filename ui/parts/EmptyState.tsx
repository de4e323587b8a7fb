import type { ReactNode } from 'react';
import { ButtonLink } from './Button.tsx';
import css from './EmptyState.module.css';
import { SceneImage } from './SceneImage.tsx';
import { renderUnbreakableNode } from './words/Html.tsx';

type Props = {
  readonly title: string;
  readonly as?: 'h1' | 'h2' | 'h3';
  readonly children?: ReactNode;
  readonly action?: { readonly href: string; readonly text: string } | undefined;
};

export const EmptyState = ({ title, as: Title = 'h2', children, action }: Props) => (
  <div className={css.empty}>
    <div className={css.picture}>
      <SceneImage
        country="mazury"
        time="dawn"
        vessel="monohull"
        seed={7}
        width={600}
        height={400}
      />
    </div>
    <Title className={css.title}>{title}</Title>
    {children && <p>{renderUnbreakableNode(children)}</p>}
    {action && (
      <ButtonLink kind="line" small href={action.href}>
        {action.text}
      </ButtonLink>
    )}
  </div>
);
