import type { Screen } from '../../navigation/screen.ts';

export const MGP_REVIEW_PATH = '/Reports/MgpReview';

export const grantScreens: readonly Screen[] = [
  {
    path: MGP_REVIEW_PATH,
    title: 'Grant Program Review',
    load: async () => (await import('./MgpReview/MgpReviewScreen.tsx')).MgpReviewScreen,
    loadPrefetch: async () => (await import('./MgpReview/grants.ts')).prefetchGrants,
    views: {},
  },
];
