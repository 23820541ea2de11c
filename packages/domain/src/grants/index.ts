export * from './application.ts';
export * from './applicationFields.ts';
export { sevenDayAverage, type DailyCount } from './dailyCounts.ts';
export { applicationFileColumns, type ApplicationFileRow } from './applicationFile.ts';
export * from './neighbors.ts';
