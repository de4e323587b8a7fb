import type { ReactNode } from 'react';

export type Definition = readonly [name: string, value: ReactNode];

type Props = {
  readonly className?: string | undefined;
  /** A row is `false` if the list leaves it out. */
  readonly rows: readonly (Definition | false)[];
};

export const DefinitionList = ({ className, rows }: Props) => (
  <dl className={className}>
    {rows
      .filter((row) => row !== false)
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
