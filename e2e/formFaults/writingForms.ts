/**
 * Every form, dialog, tick and edit in place that writes: how it is opened and filled, how it is sent, and what shows
 * that it was done. A write that no entry names fails the suite.
 */
import { accessForms } from './accessForms.ts';
import { accountForms } from './accountForms.ts';
import { barcodeForms } from './barcodeForms.ts';
import { campaignForms } from './campaignForms.ts';
import { pageForms } from './pageForms.ts';
import { saveViewForm } from './saveViewForm.ts';
import { settingForms } from './settingForms.ts';
import { userForms } from './userForms.ts';
import type { WritingForm } from './WritingForm.ts';

export const writingForms: readonly WritingForm[] = [
  ...accountForms,
  ...userForms,
  ...accessForms,
  ...pageForms,
  ...settingForms,
  ...campaignForms,
  ...barcodeForms,
  saveViewForm,
];

/** Writes that no form sends: what they do is no more than counted, or is followed by a write that has a form. */
export const writesWithoutForm: Record<string, string> = {
  'PUT /barcode/Job/{jobId}/Draft': 'sent by itself while rows are typed; barcode/wizard.spec.ts',
  'PUT /api/sentmessage/{messageId}/delivery':
    'needs a mail that could not be delivered; messages.test.ts and the stories of Deliveries',
  'POST /api/authentication/signincode':
    'sent by the page that returns from the identity provider; singleSignOn.spec.ts',
  'POST /api/secondfactor/enrolment': 'repeated, it makes another key; account/secondFactor.spec.ts',
  'POST /api/secondfactor': 'needs a code of the app; account/secondFactor.spec.ts',
  'POST /api/secondfactor/recoverycodes': 'for users who have a code; account/secondFactor.spec.ts',
  'DELETE /api/secondfactor': 'for users who have a code; account/secondFactor.spec.ts',
  'DELETE /api/secondfactor/app': 'for users who have a code; account/secondFactor.spec.ts',
  'POST /api/secondfactor/passkeys/enrolment': 'sends no form alone; account/passkeys.spec.ts',
  'POST /api/secondfactor/passkeys': 'needs a passkey; account/passkeys.spec.ts',
  'DELETE /api/secondfactor/passkeys/{passkeyId}': 'for users who have one; account/passkeys.spec.ts',
  'DELETE /api/user/{userId}/secondfactor': 'a question; account/secondFactor.spec.ts',
  'PUT /api/favorite': 'a star, and its order on the home page; home/home.spec.ts',
  'DELETE /api/favorite/{kind}/{id}': 'a star; home/home.spec.ts',
  'PUT /api/recentplace': 'sent when a record is opened; home/home.spec.ts',
  'PUT /api/savedview/{savedViewId}': 'an entry of the menu, or the form of a new view; savedViews.spec.ts',
  'DELETE /api/savedview/{savedViewId}': 'a question; savedViews.spec.ts',
  'PUT /api/defaultview': 'an entry of the menu; savedViews.spec.ts',
  'PUT /grant/api/ApplicationList': 'counts a view beside what is shown; grants/grants.spec.ts',
};
