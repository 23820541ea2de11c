import { APPLICATION_NOT_FOUND, parseApplicationId } from '@portal/domain/grants';
import { ApplicantIdForm, ApplicantPager, ApplicationPanel, ApplicationsFile } from '@portal/ui/grants';
import { Page } from '@portal/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { ActionButton } from '../../../actions/ActionButton.tsx';
import type { ReactNode } from 'react';
import { asyncState, withMissing } from '../../../api/asyncState.ts';
import { toExtensionQuery } from '../../../lists/toExtensionQuery.ts';
import { createApplicationQuery, createRecordViewQuery, notFound, withGrantMessage } from './grants.ts';
import type { ApplicationsFileState } from './useApplicationsFile.ts';
import { findFilteredNeighbors } from './findFilteredNeighbors.ts';
import { useNeighbors } from './useNeighbors.ts';
import type { ReviewNavigation } from './useReview.ts';

interface ReviewDetailViewProps {
  /** The raw applicant id from the URL, not validated. */
  applicant: string;
  navigation: ReviewNavigation;
  file: ApplicationsFileState;
  /** Whether it was opened from the list and not by its URL. */
  takesFocus: boolean;
}

/** One application, with navigation to others and back to the list. */
export function ReviewDetailView(props: ReviewDetailViewProps) {
  const id = parseApplicationId(props.applicant);
  if (id !== null) return <ApplicationDetail {...props} id={id} />;
  return (
    <DetailPage {...props}>
      <ApplicationPanel
        label={`Application ${props.applicant}`}
        state={notFound}
        shouldFocus={props.takesFocus}
      />
    </DetailPage>
  );
}

function ApplicationDetail({ id, ...props }: ReviewDetailViewProps & { id: number }) {
  const { navigation, takesFocus } = props;
  const { page, search } = navigation.review;
  const application = useQuery(createApplicationQuery(id));
  const data = application.data ?? undefined;
  const recordedView = useQuery({
    ...createRecordViewQuery(id, navigation.entry, search),
    enabled: data !== undefined,
  });
  const isFiltered = Object.keys(toExtensionQuery(search)).length > 0;
  const unfiltered = useNeighbors(id, { page, located: recordedView.data?.pageNum, enabled: !isFiltered });
  const { previous, next } = isFiltered
    ? findFilteredNeighbors(id, { page, walk: navigation.walk, place: recordedView.data })
    : unfiltered;
  const { error } = application;
  const state = withMissing(
    withGrantMessage(asyncState(application, data), error),
    error,
    APPLICATION_NOT_FOUND,
  );

  return (
    <DetailPage
      {...props}
      steps={
        <ApplicantPager
          onPrevious={previous && (() => navigation.open(previous.applicationId, previous))}
          onNext={next && (() => navigation.open(next.applicationId, next))}
        />
      }
    >
      <ApplicationPanel
        label={`Application ${id}`}
        state={state}
        shouldFocus={takesFocus}
        onRetryFiles={() => void application.refetch()}
      />
    </DetailPage>
  );
}

interface DetailPageProps extends ReviewDetailViewProps {
  steps?: ReactNode;
  children: ReactNode;
}

function DetailPage({ applicant, navigation, file, steps, children }: DetailPageProps) {
  return (
    <Page
      title="Grant Program Review"
      count={`Applicant ${applicant.slice(0, 40)}`}
      actions={
        <>
          {steps}
          <ActionButton onClick={() => window.print()}>Print</ActionButton>
          <ActionButton busy={file.isBusy} onClick={file.generate}>
            Generate Current CSV File
          </ActionButton>
          <ActionButton onClick={navigation.close}>Return to List</ActionButton>
        </>
      }
      filters={
        <ApplicantIdForm
          value={applicant}
          submitLabel="Load Data for Selected Applicant"
          onSubmit={({ id }) => navigation.open(id)}
          trailing={<ApplicationsFile state={file.state} isExpired={file.isExpired} />}
        />
      }
    >
      {children}
    </Page>
  );
}
