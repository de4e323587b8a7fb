import { useEffect, useState } from 'react';
import { call } from '../../../../../adapters/http/client/call.ts';
import type { Site } from '../../../../../adapters/http/contract/offers/site.ts';
import { formatMoney } from '../../../../format.ts';
import { panelGroupCopy } from '../../copy/panel-trips.pl.ts';
import css from './group.module.css';

/** The tiers of the group rebate appear once the brand settings have loaded (R21, R23). */
export const GroupTiers = () => {
  const [rebates, setRebates] = useState<Site['Rebates'] | null>(null);
  useEffect(() => {
    void call('site', {}).then((answer) =>
      setRebates(answer.isOk() ? answer.value.Site.Rebates : null),
    );
  }, []);
  return rebates && <Tiers {...rebates} />;
};

export const Tiers = ({ Group, Caps }: Pick<Site['Rebates'], 'Group' | 'Caps'>) => (
  <div className={css.tiers}>
    <dl>
      {Group.map(({ Travellers, Value }, at) => (
        <div key={Travellers}>
          <dt>{panelGroupCopy.tier(Travellers, Group[at + 1]?.Travellers ?? null)}</dt>
          <dd>{formatMoney(Value)}</dd>
        </div>
      ))}
    </dl>
    <p>{panelGroupCopy.together(Caps.Otherwise, Caps.FirstMinute, Caps.SecondMinute)}</p>
  </div>
);
