import type { ReactNode } from 'react';
import { partsCopy } from '../copy/pl.ts';
import { joinClasses } from './classes.ts';
import { Icon } from './Icon.tsx';
import { SceneImage } from './SceneImage.tsx';
import css from './SideSummary.module.css';
import type { SceneFile } from './scene-path.ts';

export type SummaryRow = {
  readonly text: ReactNode;
  /** An amount, or a text: „W cenie wyjazdu”. */
  readonly amount: ReactNode;
  /** A rebate: green. The text contains the minus sign. */
  readonly minus?: boolean;
  /** Must not wrap (an account number); goes below its name if it does not fit beside. */
  readonly whole?: boolean;
};

/** Panels also use it without the summary. */
export const SummaryRows = ({
  rows,
  total,
}: {
  readonly rows: readonly SummaryRow[];
  readonly total?: SummaryRow | undefined;
}) => (
  <dl className={css.rows}>
    {rows.map((row, index) => (
      <div
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own
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
  /** „Twoja rezerwacja” */
  readonly label: string;
  readonly picture?: SceneFile | undefined;
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly rows: readonly SummaryRow[];
  readonly total: string;
  readonly totalText?: string;
  /** The text in the bottom bar: „2 osoby”. */
  readonly aside?: string | undefined;
  /** Shown beside the old total while the new one is calculated. */
  readonly counting?: string | false;
  readonly note?: ReactNode;
  /** Stays visible even if the bar is collapsed. */
  readonly warning?: ReactNode;
  /** The main button; on narrow screens it moves into the bottom bar. */
  readonly action?: ReactNode;
};

/**
 * Below 1024 px: one line above the form (W-017), and a bar with total and main button whose rows
 * unfold. Screen readers announce a new total (polite).
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

/** Screen readers announce the new total instead. */
const Counting = ({ words }: { readonly words: string | false }) =>
  words && (
    <span className={css.counting} aria-hidden="true">
      {words}
    </span>
  );

/** One column below 1024 px, with room for the bar. */
export const WithSummary = ({
  children,
  summary,
}: {
  readonly children: ReactNode;
  readonly summary: ReactNode;
}) => (
  <div className={joinClasses(css.book)}>
    <div className={css.main}>{children}</div>
    <div className={css.beside}>{summary}</div>
  </div>
);
