export {
  APPLICATION_NOT_FOUND,
  GRANT_FAILURE,
  formatAddressLine,
  validateApplicationId,
  parseApplicationId,
  type Application,
  type ApplicationListRow,
  type ApplicationPage,
} from './application.ts';
export {
  listContactLines,
  toSafeFileUrl,
  listLongAnswers,
  listProjectPictures,
  listShortAnswers,
  listWorkLinks,
  type ApplicationAnswer,
  type ApplicationPicture,
  type ContactLine,
  type WorkLink,
} from './applicationFields.ts';
export { sevenDayAverage, type DailyCount } from './dailyCounts.ts';
export { applicationFileColumns, type ApplicationFileRow } from './applicationFile.ts';
export {
  findNeighbors,
  adjacentPagesToLoad,
  type LoadedPage,
  type Neighbor,
  type Neighbors,
} from './neighbors.ts';
