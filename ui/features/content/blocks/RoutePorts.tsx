import { CHART_DIMENSIONS, chartUrl } from '../../../../adapters/http/contract/chart-frame.ts';
import { offerPageUrl } from '../../../../adapters/http/contract/pages.pl.ts';
import { contentCopy } from '../../../copy/content.pl.ts';
import { offerCopy } from '../../../copy/offers.pl.ts';
import { joinShortWordsByNoBreakSpaces } from '../../../format.ts';
import { ButtonLink } from '../../../parts/Button.tsx';
import type { PlaceRoute } from '../../../state/page-data.ts';
import css from './RoutePorts.module.css';

type Props = { readonly id: string; readonly route: PlaceRoute };

export const RoutePorts = ({ id, route: { offerId, name, friendlyUrl, ports, miles } }: Props) => (
  <section className="section" id={id}>
    <div className={`wrap ${css.course}`}>
      <div className={css.head}>
        <h2>{contentCopy.course(name)}</h2>
        <p className="lead">
          {joinShortWordsByNoBreakSpaces(
            contentCopy.courseLead(
              miles.reduce((sum, leg) => sum + leg, 0),
              miles.length,
            ),
          )}
        </p>
      </div>
      <figure className={css.chart}>
        <picture>
          <source
            media="(max-width: 47.9375em)"
            srcSet={chartUrl(offerId, 'phone')}
            width={CHART_DIMENSIONS.phone.W}
            height={CHART_DIMENSIONS.phone.H}
          />
          <img
            src={chartUrl(offerId, 'wide')}
            width={CHART_DIMENSIONS.wide.W}
            height={CHART_DIMENSIONS.wide.H}
            alt={offerCopy.chartOf(ports.map(({ name: port }) => port))}
            loading="lazy"
            decoding="async"
          />
        </picture>
      </figure>
      <div className={css.log}>
        <h3>{contentCopy.courseLog}</h3>
        <ol>
          {ports.map(({ name: port, about }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a route can visit the same port twice
            <li key={index}>
              <span>
                {port}
                {about !== '' && <small>{joinShortWordsByNoBreakSpaces(about)}</small>}
              </span>
              {index > 0 && miles[index - 1] !== undefined && (
                <span className={css.miles}>{contentCopy.miles(miles[index - 1] ?? 0)}</span>
              )}
            </li>
          ))}
        </ol>
        <p>
          <ButtonLink kind="line" href={offerPageUrl(friendlyUrl)}>
            {contentCopy.courseLink}
          </ButtonLink>
        </p>
        <p className={css.note}>
          {joinShortWordsByNoBreakSpaces(
            `${offerCopy.chartNote}${miles.length > 0 ? ` ${contentCopy.milesNote}` : ''}`,
          )}
        </p>
      </div>
    </div>
  </section>
);
