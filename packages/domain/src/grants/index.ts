export {
  APPLICATION_NOT_FOUND,
  GRANT_FAILURE,
  GRANT_ROWS_PER_PAGE,
  addressLine,
  applicationIdMistake,
  readApplicationId,
  type Application,
  type ApplicationListRow,
  type ApplicationPage,
  type DailyApplicationCount,
  type DailyPageView,
} from './application.ts';
export {
  contactLines,
  fileUrl,
  longAnswers,
  projectPictures,
  shortAnswers,
  workLinks,
  type ApplicationAnswer,
  type ApplicationPicture,
  type ContactLine,
  type WorkLink,
} from './applicationFields.ts';
export { weeklyTrend, type DailyFigure } from './dailyFigures.ts';
export { applicationFileColumns, type ApplicationFileRow } from './applicationFile.ts';
export { neighboursOf, pagesBeside, type KnownPage, type Neighbour, type Neighbours } from './neighbours.ts';
