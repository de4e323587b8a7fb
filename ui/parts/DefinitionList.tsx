import type { ReactNode } from 'react';

export type Definition = readonly [name: string, value: ReactNode];

type Props = {
  readonly className?: string | undefined;
  /** The list skips a row that is `false`, so that callers can write `condition && row`. */
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
