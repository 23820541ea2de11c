import { readApplicationId } from '@portal/domain/grants';
import { ErrorBanner } from '@portal/ui/feedback';
import {
  ApplicantIdForm,
  ApplicantSteps,
  ApplicationPanel,
  ApplicationsFile,
  GenerateFileButton,
} from '@portal/ui/grants';
import { ActionButton, Page } from '@portal/ui/layout';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { asyncState } from '../../../api/asyncState.ts';
import { applicationQuery, inApplicationWords, notFound, openingQuery } from './grants.ts';
import { keepingData } from './shown.ts';
import type { ApplicationsFileMaking } from './useApplicationsFile.ts';
import { useNeighbours } from './useNeighbours.ts';
import type { ReviewNavigation } from './useReview.ts';

interface ReviewDetailViewProps {
  /** The raw applicant id from the URL, not validated. */
  applicant: string;
  navigation: ReviewNavigation;
  file: ApplicationsFileMaking;
  /** Whether it was opened from the list and not by its URL. */
  takesFocus: boolean;
}

/** One application, with navigation to others and back to the list. */
export function ReviewDetailView(props: ReviewDetailViewProps) {
  const id = readApplicationId(props.applicant);
  if (id !== null) return <KnownId {...props} id={id} />;
  return (
    <DetailPage {...props}>
      <ApplicationPanel
        label={`Application ${props.applicant}`}
        state={notFound}
        takesFocus={props.takesFocus}
      />
    </DetailPage>
  );
}

function KnownId({ id, ...props }: ReviewDetailViewProps & { id: number }) {
  const { navigation, takesFocus } = props;
  const { page } = navigation.review;
  const application = useQuery(applicationQuery(id));
  const data = application.data ?? undefined;
  const opening = useQuery({ ...openingQuery(id, navigation.entry), enabled: data !== undefined });
  const { previous, next } = useNeighbours(id, { page, located: opening.data });
  const answered = inApplicationWords(asyncState(application, data), application.error);
  const { state, failure } = keepingData(answered, answered === notFound ? undefined : data);

  return (
    <DetailPage
      {...props}
      steps={
        <ApplicantSteps
          onPrevious={previous && (() => navigation.open(previous.applicationId, previous.page))}
          onNext={next && (() => navigation.open(next.applicationId, next.page))}
        />
      }
    >
      {failure && <ErrorBanner message={failure.message} onRetry={failure.retry} action={failure.action} />}
      <ApplicationPanel
        label={`Application ${id}`}
        state={state}
        takesFocus={takesFocus}
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
          <ActionButton onPress={() => window.print()}>Print</ActionButton>
          <GenerateFileButton isBusy={file.isBusy} onPress={file.make}>
            Generate Current CSV File
          </GenerateFileButton>
          <ActionButton onPress={navigation.close}>Return to List</ActionButton>
        </>
      }
      filters={
        <ApplicantIdForm
          value={applicant}
          submitLabel="Load Data for Selected Applicant"
          onSubmit={({ id }) => navigation.open(id)}
          beside={<ApplicationsFile state={file.state} ended={file.ended} />}
        />
      }
    >
      {children}
    </Page>
  );
}
