import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import css from './Tabs.module.css';

type Tab<Key extends string> = { readonly key: Key; readonly text: ReactNode };
type PillTabsProps<Key extends string> = {
  readonly label: string;
  readonly tabs: readonly Tab<Key>[];
  readonly chosen: Key;
  readonly onChoose: (key: Key) => void;
  readonly children: ReactNode;
};

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

export const PillTabs = <Key extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  children,
}: PillTabsProps<Key>) => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const choose = (index: number): void => {
    const tab = tabs.at(index % tabs.length);
    if (!tab) return;
    onChoose(tab.key);
    const pill = list.current?.querySelectorAll('button')[tabs.indexOf(tab)];
    pill?.focus();
    pill?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const present = tabs.findIndex((tab) => tab.key === chosen);
    const step = STEPS[event.key];
    const target =
      step !== undefined
        ? present + step
        : event.key === 'Home'
          ? 0
          : event.key === 'End'
            ? -1
            : undefined;
    if (target === undefined) return;
    event.preventDefault();
    choose(target);
  };
  return (
    <>
      <div className={css.pills} role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {tabs.map(({ key, text }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-selected={key === chosen}
            aria-controls={`${id}-pole`}
            tabIndex={key === chosen ? 0 : -1}
            onClick={() => onChoose(key)}
          >
            {text}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-pole`} aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </>
  );
};

type Link = { readonly href: string; readonly text: ReactNode };
type LinksProps = {
  readonly label: string;
  readonly links: readonly Link[];
  readonly current?: string | undefined;
};

export const LineTabs = ({ label, links, current }: LinksProps) => (
  <nav aria-label={label} className={css.lines}>
    {links.map(({ href, text }) => (
      <a key={href} href={href} aria-current={href === current ? 'true' : undefined}>
        {text}
      </a>
    ))}
  </nav>
);
