import type { CsvColumn } from '../csv/csvWriter.ts';
import { formatDate } from '../formats/formatDate.ts';
import type { Application } from './application.ts';

/** An application as a row of the CSV file. */
export type ApplicationFileRow = Omit<Application, MediaField> & { dateStamp: string };

type MediaField = 'headshotUri' | 'project1Uri' | 'project2Uri' | 'project3Uri' | 'videoUri';

const column = (
  field: keyof ApplicationFileRow,
  heading: string,
): CsvColumn<ApplicationFileRow> & { field: string } => ({ field, heading, value: (row) => row[field] });

/** Columns of the CSV file: everything except pictures and video, whose links expire after minutes. */
export const applicationFileColumns: readonly (CsvColumn<ApplicationFileRow> & { field: string })[] = [
  column('id', 'ID'),
  { field: 'dateStamp', heading: 'Date', value: ({ dateStamp }) => formatDate(dateStamp) },
  column('name', 'Applicant Name'),
  column('address', 'Address'),
  column('city', 'City'),
  column('state', 'State'),
  column('zip', 'Zip'),
  column('phone', 'Phone'),
  column('email', 'Email'),
  column('businessName', 'Business Name'),
  column('creativeInterest', 'Creative Interest'),
  column('yearsExperience', 'Years of Crafting'),
  column('whereShop', 'Where They Shop for Supplies'),
  column('otherEthnicity', 'Ethnicity'),
  column('howHeritageImpacts', 'Heritage Impact'),
  column('howLongBusiness', 'How Long in Business'),
  column('howManyPeopleInvolved', 'People Involved'),
  column('whereFiveYears', 'Five-Year Plan'),
  column('howImpactCommunity', 'Community Impact'),
  column('otherInformation', 'Other Information'),
  column('etsyAccount', 'Etsy'),
  column('facebookAccount', 'Facebook'),
  column('instagramAccount', 'Instagram'),
  column('tikTokAccount', 'TikTok'),
  column('websiteAccount', 'Website'),
];
