import { parseApplicationId } from '@portal/domain/grants';
import { useState } from 'react';
import { ReviewDetailView } from './ReviewDetailView.tsx';
import { ReviewListView } from './ReviewListView.tsx';
import { useApplicationsFile } from './useApplicationsFile.ts';
import { useReview } from './useReview.ts';

/** Applications to the grant program: their list, or one of them (specification 3 §2). */
export function MgpReviewScreen() {
  const navigation = useReview();
  const file = useApplicationsFile();
  const { applicant } = navigation.review;
  // The last viewed applicant, whose row the list focuses, and whether the list has been shown.
  const [lastViewed, setLastViewed] = useState({ applicant, hasListed: applicant === null });
  if (applicant === null && !lastViewed.hasListed) setLastViewed({ ...lastViewed, hasListed: true });
  if (applicant !== null && applicant !== lastViewed.applicant) setLastViewed({ ...lastViewed, applicant });

  if (applicant === null) {
    const lastApplicant = lastViewed.applicant === null ? null : parseApplicationId(lastViewed.applicant);
    return <ReviewListView navigation={navigation} file={file} lastApplicant={lastApplicant} />;
  }
  return (
    <ReviewDetailView
      applicant={applicant}
      navigation={navigation}
      file={file}
      takesFocus={lastViewed.hasListed}
    />
  );
}
