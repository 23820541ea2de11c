import { toReportLink } from '@portal/domain';
import { AsyncContent } from '@portal/ui/feedback';
import { LinkList, Page } from '@portal/ui/layout';
import { asyncList } from '../../../api/asyncState.ts';
import { useReportViews } from '../../../api/resources/reportViews.ts';
import { useTitle } from '../../../navigation/useTitle.ts';

/** The embedded reports, shown instead of the child pages of the `Tableau` entry. */
export function ReportListScreen({ title }: { title: string }) {
  useTitle(title);
  const views = useReportViews();
  return (
    <Page title={title}>
      <AsyncContent label={title} state={asyncList(views)}>
        {(list) => (
          <LinkList
            label={title}
            links={list.map((view) => ({ label: view.title, href: toReportLink(view.viewUrl) }))}
          />
        )}
      </AsyncContent>
    </Page>
  );
}
