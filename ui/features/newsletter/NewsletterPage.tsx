import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import { newsletterPageCopy } from '../../copy/newsletter.pl.ts';
import { usePageData } from '../../hooks/use-page-data.ts';
import { Button } from '../../parts/Button.tsx';
import { Newsletter } from '../../shared/newsletter/Newsletter.tsx';
import account from '../../shared/page/AccountPage.module.css';
import { ShopPage } from '../../shared/page/ShopPage.tsx';

export const NewsletterPage = () => {
  const data = usePageData('newsletter') ?? { step: 'unknown' };
  if (data.step === 'signUp')
    return (
      <ShopPage>
        <Newsletter as="h1" answer={data.answer} />
      </ShopPage>
    );
  const { step } = data;
  const words = newsletterPageCopy[step];
  return (
    <ShopPage>
      <div className="wrap section">
        <div className={account.column}>
          <h1>{words.title}</h1>
          <p className="lead">{words.text}</p>
          {'button' in words ? (
            <form method="post">
              <Button type="submit">{words.button}</Button>
            </form>
          ) : (
            <p>
              <a href={pages.home}>{newsletterPageCopy.home}</a>
            </p>
          )}
        </div>
      </div>
    </ShopPage>
  );
};
