import { CHART_DIMENSIONS, officeChartUrl } from '../../../adapters/http/contract/chart-frame.ts';
import type { ContactFacts } from '../../../adapters/http/contract/offers/contact.ts';
import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import { contactCopy } from '../../copy/contact.pl.ts';
import { joinShortWordsByNoBreakSpaces } from '../../format.ts';
import { usePageData } from '../../hooks/use-page-data.ts';
import { EmailLink, PhoneLink } from '../../parts/OfficeLinks.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { Html, renderUnbreakableParts } from '../../parts/words/Html.tsx';
import account from '../../shared/page/AccountPage.module.css';
import { ShopPage } from '../../shared/page/ShopPage.tsx';
import { ContactForm } from './ContactForm.tsx';
import css from './ContactPage.module.css';

export const ContactPage = () => {
  const data = usePageData('contact');
  const facts = data?.contact;
  const [words, answers] = data?.page?.Contents ?? [];
  return (
    <ShopPage current={pages.contact}>
      <div className={`wrap ${account.two}`}>
        <div className={account.column}>
          <h1>{words?.Heading || contactCopy.title}</h1>
          {words && <p className="lead">{joinShortWordsByNoBreakSpaces(words.Lead)}</p>}
          {words && <Html html={words.Contents.HTML} />}
          <Panel title={contactCopy.formTitle}>
            <ContactForm
              about={data?.about ?? null}
              {...(data?.answer && { answer: data.answer })}
            />
          </Panel>
        </div>
        <aside className={`${account.side} ${css.side}`}>
          {facts && <OfficeFacts {...facts} />}
          {data?.town != null && <OfficeMap town={data.town} />}
          {answers && (
            <section>
              <h2>{answers.Heading}</h2>
              <Html html={answers.Contents.HTML} />
              <ul>
                {answers.Contents.Buttons.map(({ Link, Label }) => (
                  <li key={Link}>
                    <a href={Link}>{Label}</a>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </aside>
      </div>
    </ShopPage>
  );
};

/** The shop draws the map of the office itself, so that no third-party map is loaded (P-112). */
const OfficeMap = ({ town }: { readonly town: string }) => (
  <figure className={css.map}>
    <img
      src={officeChartUrl('phone')}
      {...MAP}
      alt={contactCopy.mapOf(town)}
      loading="lazy"
      decoding="async"
    />
    <figcaption>{contactCopy.mapNote}</figcaption>
  </figure>
);
const MAP = { width: CHART_DIMENSIONS.phone.W, height: CHART_DIMENSIONS.phone.H } as const;

const OfficeFacts = ({ OfficeHours, Phone, Email, Company }: ContactFacts) => (
  <>
    <section>
      <h2>{contactCopy.hoursTitle}</h2>
      <p className={css.hours}>{renderUnbreakableParts(OfficeHours)}</p>
    </section>
    {Phone !== null && (
      <section>
        <h2>{contactCopy.phoneTitle}</h2>
        <p>
          <PhoneLink phone={Phone} />
        </p>
      </section>
    )}
    {Email !== null && (
      <section>
        <h2>{contactCopy.emailTitle}</h2>
        <p>
          <EmailLink email={Email} />
        </p>
      </section>
    )}
    <section>
      <h2>{contactCopy.companyTitle}</h2>
      <address className={css.address}>
        {Company.Name}
        <br />
        {Company.Address}
        <br />
        {`${Company.Zip} ${Company.City}`}
        <br />
        {contactCopy.nip(Company.Nip)}
      </address>
    </section>
  </>
);
