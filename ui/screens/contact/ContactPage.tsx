import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import { contactCopy } from '../../copy/contact.pl.ts';
import { usePageData } from '../../hooks/usePageData.ts';
import { EmailLink, PhoneLink } from '../../parts/OfficeLinks.tsx';
import { Panel } from '../../parts/Panel.tsx';
import account from '../account/AccountPage.module.css';
import { ShopPage } from '../account/ShopPage.tsx';
import { ContactForm } from './ContactForm.tsx';
import css from './ContactPage.module.css';

/** /kontakt: when the office answers, who it is, and a form. Readable without a script; there is no map (docs/decisions/0002). */
export const ContactPage = () => {
  const facts = usePageData('contact')?.contact;
  return (
    <ShopPage current={pages.contact}>
      <div className={`wrap ${account.two}`}>
        <div className={account.column}>
          <h1>{contactCopy.title}</h1>
          <p className="lead">{contactCopy.lead}</p>
          <Panel title={contactCopy.formTitle}>
            <ContactForm />
          </Panel>
        </div>
        <aside className={`${account.side} ${css.side}`}>
          {facts && <OfficeFacts {...facts} />}
          <section>
            <h2>{contactCopy.answersTitle}</h2>
            <ul>
              {contactCopy.answers.map(({ href, text }) => (
                <li key={href}>
                  <a href={href}>{text}</a>
                </li>
              ))}
            </ul>
          </section>
        </aside>
      </div>
    </ShopPage>
  );
};

type Facts = NonNullable<ReturnType<typeof usePageData<'contact'>>>['contact'];

const OfficeFacts = ({ OfficeHours, Phone, Email, Company }: Facts) => (
  <>
    <section>
      <h2>{contactCopy.hoursTitle}</h2>
      <p className={css.hours}>{OfficeHours}</p>
      <p>{contactCopy.hoursText}</p>
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
        {Company.Zip} {Company.City}
        <br />
        {contactCopy.nip(Company.Nip)}
      </address>
    </section>
  </>
);
