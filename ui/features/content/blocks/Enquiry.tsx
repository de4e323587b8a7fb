import { Html } from '../../../parts/words/Html.tsx';
import { CompanyForm } from '../../../shared/contact/CompanyForm.tsx';
import { EnquiryForm } from '../../../shared/contact/EnquiryForm.tsx';
import { JobForm } from '../../../shared/contact/JobForm.tsx';
import type { BlockProps } from './block.ts';

const Form = ({ data }: Pick<BlockProps, 'data'>) => {
  if (data.page.PageId === 'companyTrip') return <CompanyForm />;
  if (data.page.PageId === 'work') return <JobForm />;
  const vessels = data.page.Contents.filter(({ Layout }) => Layout === 'vessels').flatMap(
    ({ Contents }) => Contents.Boxes,
  );
  return (
    <EnquiryForm
      places={(data.frame?.destinations ?? []).map(({ name }) => name)}
      vessels={vessels.map(({ Title }) => Title)}
    />
  );
};

export const Enquiry = ({ block, data }: BlockProps) => (
  <>
    <Html html={block.Contents.HTML} />
    <Form data={data} />
  </>
);
