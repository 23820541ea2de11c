import { formatQuantity } from '@portal/domain';
import { ApplicantIdForm, createApplicationColumns, ApplicationsFile, SidePanels } from '@portal/ui/grants';
import { Page } from '@portal/ui/layout';
import { DataTable, PagingBar } from '@portal/ui/tables';
import { useQuery } from '@tanstack/react-query';
import { ActionButton } from '../../../actions/ActionButton.tsx';
import { useMemo } from 'react';
import { asyncRows } from '../../../api/asyncState.ts';
import { toRequestedPagePosition } from '../../../api/requestedPagePosition.ts';
import { createExtensionFilters } from '../../../lists/extensionFilters.tsx';
import { useScrollMemory } from '../../../lists/useScrollMemory.ts';
import { DailyCounts, DailyViews } from './DailyPanels.tsx';
import { usePrintAll } from '../../../lists/usePrintAll.ts';
import { createApplicationPageQuery, fetchApplications, withGrantMessage } from './grants.ts';
import type { ApplicationsFileState } from './useApplicationsFile.ts';
import { applicationFilters } from './reviewInUrl.ts';
import type { ReviewNavigation } from './useReview.ts';
import { useTableColumns } from '../../../lists/useTableColumns.ts';

interface ReviewListViewProps {
  navigation: ReviewNavigation;
  file: ApplicationsFileState;
  lastApplicant: number | null;
}

/** The paged list of applications, with the side panels. */
export function ReviewListView({ navigation, file, lastApplicant }: ReviewListViewProps) {
  const { review, show, open } = navigation;
  const list = useQuery(createApplicationPageQuery(review));
  const state = withGrantMessage(asyncRows(list, 'appData'), list.error);
  const position = toRequestedPagePosition(list, review.page, 'appData');
  const { rows, paging, print, dialog } = usePrintAll({
    label: 'Applications',
    rows: state,
    paging: position,
    fetchPage: (page, signal) => fetchApplications({ ...review, page }, signal),
    rowId: getApplicationId,
  });
  const { form, clearFilters } = createExtensionFilters({
    label: 'Applications',
    filters: applicationFilters,
    shown: review,
    show,
    query: list,
  });
  const scrollMemory = useScrollMemory();
  const columns = useMemo(
    () =>
      createApplicationColumns({
        onOpen: ({ applicationId }) => open(applicationId),
        focusedApplicationId: lastApplicant,
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `open` depends only on the URL
    [review, lastApplicant],
  );

  return (
    <Page
      title="Grant Program Review"
      count={position && formatQuantity(position.rowCount, 'application')}
      actions={
        <>
          <ActionButton
            aria-expanded={review.showsViews}
            onClick={() => show({ showsViews: !review.showsViews })}
          >
            Daily Page Views
          </ActionButton>
          <ActionButton
            aria-expanded={review.showsCounts}
            onClick={() => show({ showsCounts: !review.showsCounts })}
          >
            Daily Application Counts
          </ActionButton>
          <ActionButton busy={file.isBusy} onClick={file.generate}>
            Generate Current CSV file
          </ActionButton>
        </>
      }
      filters={
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: '8px 24px' }}>
          {form}
          <ApplicantIdForm
            value=""
            submitLabel="View Application"
            onSubmit={({ id }) => open(id)}
            trailing={<ApplicationsFile state={file.state} isExpired={file.isExpired} />}
          />
        </div>
      }
    >
      <SidePanels
        panels={
          (review.showsViews || review.showsCounts) && (
            <>
              {review.showsViews && <DailyViews onClose={() => show({ showsViews: false })} />}
              {review.showsCounts && <DailyCounts onClose={() => show({ showsCounts: false })} />}
            </>
          )
        }
      >
        <DataTable
          {...useTableColumns('Applications', columns)}
          rows={rows}
          rowId={getApplicationId}
          opensRows
          empty={{
            text: 'No Data Available',
            hint: clearFilters ? 'No application matches the filters.' : 'No applications yet.',
            action: clearFilters,
          }}
          scrolling={{ resetKey: JSON.stringify([review.search, review.page]), positionStore: scrollMemory }}
          tools={{ print }}
          footer={<PagingBar paging={paging} onPageChange={({ page }) => show({ page })} />}
        />
      </SidePanels>
      {dialog}
    </Page>
  );
}

const getApplicationId = ({ applicationId }: { applicationId: number }) => applicationId;
