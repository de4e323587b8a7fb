import { useEffect, useState } from 'react';
import { call } from '../../../../../adapters/http/client/call.ts';
import type { Site } from '../../../../../adapters/http/contract/offers/site.ts';
import { groupCopy } from '../../../../copy/panel-trips.pl.ts';
import { money } from '../../../../format.ts';
import css from './group.module.css';

/** What a group brings each of its participants, and up to where rebates add up (R21, R23); nothing while the figures are not there. */
export const GroupTiers = () => {
  const [rebates, setRebates] = useState<Site['Rebates'] | null>(null);
  useEffect(() => {
    void call('site', {}).then((answer) => setRebates(answer.isOk() ? answer.value.Site.Rebates : null));
  }, []);
  return rebates && <Tiers {...rebates} />;
};

/** The same with the brand's figures given. */
export const Tiers = ({ Group, Caps }: Pick<Site['Rebates'], 'Group' | 'Caps'>) => (
  <div className={css.tiers}>
    <dl>
      {Group.map(({ Travellers, Value }, at) => (
        <div key={Travellers}>
          <dt>{groupCopy.tier(Travellers, Group[at + 1]?.Travellers ?? null)}</dt>
          <dd>{money(Value)}</dd>
        </div>
      ))}
    </dl>
    <p>{groupCopy.together(Caps.Otherwise, Caps.FirstMinute, Caps.SecondMinute)}</p>
  </div>
);
