import journeys from './playwright.config.ts';

/** `npm run visual -- --sheet` */
export default { ...journeys, testMatch: 'contactSheet.ts', fullyParallel: true };
