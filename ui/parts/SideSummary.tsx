import type { ReactNode } from 'react';
import { partsCopy } from '../copy/pl.ts';
import { joinClasses } from './classes.ts';
import { Icon } from './Icon.tsx';
import { SceneImage } from './SceneImage.tsx';
import css from './SideSummary.module.css';
import type { SceneFile } from './scene-path.ts';

export type SummaryRow = {
  readonly text: ReactNode;
  readonly amount: ReactNode;
  /** True for a rebate, which is green. The text of the amount already has the minus sign. */
  readonly minus?: boolean;
  /** A value that must not wrap, such as an account number, goes below its name if necessary. */
  readonly whole?: boolean;
};

type SummaryRowsProps = {
  /** The list skips a row that is `false`, so that callers can write `condition && row`. */
  readonly rows: readonly (SummaryRow | false)[];
  readonly total?: SummaryRow | undefined;
};

export const SummaryRows = ({ rows, total }: SummaryRowsProps) => (
  <dl className={css.rows}>
    {rows
      .filter((row) => row !== false)
      .map((row, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no unique name
          key={index}
          className={joinClasses(row.minus && css.minus, row.whole && css.whole) || undefined}
        >
          <dt>{row.text}</dt>
          <dd>{row.amount}</dd>
        </div>
      ))}
    {total && (
      <div className={css.total}>
        <dt>{total.text}</dt>
        <dd>{total.amount}</dd>
      </div>
    )}
  </dl>
);

type Props = {
  readonly label: string;
  readonly picture?: SceneFile | undefined;
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly rows: readonly SummaryRow[];
  readonly total: string;
  readonly totalText?: string;
  readonly aside?: string | undefined;
  readonly counting?: string | false;
  readonly note?: ReactNode;
  readonly warning?: ReactNode;
  readonly action?: ReactNode;
};

/**
 * Below 1024 px of width, the summary is one line above the form (W-017), and the bar at the bottom
 * shows the total.
 */
export const SideSummary = ({
  label,
  picture,
  title,
  subtitle,
  rows,
  total,
  totalText = partsCopy.total,
  aside,
  counting = false,
  note,
  warning,
  action,
}: Props) => (
  <>
    <aside className={css.side} aria-label={label}>
      {picture && (
        <div className={css.picture}>
          <SceneImage {...picture} fill />
        </div>
      )}
      <div className={css.body}>
        <div>
          <h2>{title}</h2>
          {subtitle && <p className={css.subtitle}>{subtitle}</p>}
        </div>
        <SummaryRows
          rows={rows}
          total={{
            text: (
              <>
                {totalText}
                <Counting words={counting} />
              </>
            ),
            amount: <span className={counting ? css.old : undefined}>{total}</span>,
          }}
        />
        {note && <div className={css.note}>{note}</div>}
      </div>
      {warning && <div className={css.warning}>{warning}</div>}
    </aside>
    <section className={css.bar} aria-label={label}>
      <details>
        <summary>
          <span className={css.small}>
            {[totalText, aside].filter(Boolean).join(', ')}
            <Counting words={counting} />
          </span>
          <b className={counting ? css.old : undefined}>
            {total} <Icon name="chevronRight" />
          </b>
        </summary>
        <div className={css.unfolded}>
          <SummaryRows rows={rows} />
          {note && <div className={css.note}>{note}</div>}
        </div>
      </details>
      {action}
    </section>
    <p className="vh" aria-live="polite">
      {!counting && `${totalText}: ${total}`}
    </p>
  </>
);

/**
 * This text says that the price is being computed. Screen readers skip it, because another element
 * announces the new total when it is computed.
 */
const Counting = ({ words }: { readonly words: string | false }) =>
  words && (
    <span className={css.counting} aria-hidden="true">
      {words}
    </span>
  );

type WithSummaryProps = { readonly children: ReactNode; readonly summary: ReactNode };

export const WithSummary = ({ children, summary }: WithSummaryProps) => (
  <div className={joinClasses(css.book)}>
    <div className={css.main}>{children}</div>
    <div className={css.beside}>{summary}</div>
  </div>
);
