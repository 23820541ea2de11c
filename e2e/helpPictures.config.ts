import journeys from './playwright.config.ts';

/** `npm run help-pictures`, after `npm run build`. */
export default { ...journeys, testMatch: 'helpPictures.ts' };
