import type { CsvColumn } from '../csv/csvWriter.ts';
import { formatInstantDay } from '../formats/formatInstant.ts';
import type { Application } from './application.ts';

/** An application as a row of the CSV file. */
export type ApplicationFileRow = Omit<Application, MediaField> & { dateStamp: string };

type MediaField = 'headshotUri' | 'project1Uri' | 'project2Uri' | 'project3Uri' | 'videoUri';

const createColumn = (
  field: keyof ApplicationFileRow,
  heading: string,
): CsvColumn<ApplicationFileRow> & { field: string } => ({ field, heading, value: (row) => row[field] });

/** Columns of the CSV file: everything except pictures and video, whose links expire after minutes. */
export const applicationFileColumns: readonly (CsvColumn<ApplicationFileRow> & { field: string })[] = [
  createColumn('id', 'ID'),
  { field: 'dateStamp', heading: 'Date', value: ({ dateStamp }) => formatInstantDay(dateStamp) },
  createColumn('name', 'Applicant Name'),
  createColumn('address', 'Address'),
  createColumn('city', 'City'),
  createColumn('state', 'State'),
  createColumn('zip', 'Zip'),
  createColumn('phone', 'Phone'),
  createColumn('email', 'Email'),
  createColumn('businessName', 'Business Name'),
  createColumn('creativeInterest', 'Creative Interest'),
  createColumn('yearsExperience', 'Years of Crafting'),
  createColumn('whereShop', 'Where They Shop for Supplies'),
  createColumn('otherEthnicity', 'Ethnicity'),
  createColumn('howHeritageImpacts', 'Heritage Impact'),
  createColumn('howLongBusiness', 'How Long in Business'),
  createColumn('howManyPeopleInvolved', 'People Involved'),
  createColumn('whereFiveYears', 'Five-Year Plan'),
  createColumn('howImpactCommunity', 'Community Impact'),
  createColumn('otherInformation', 'Other Information'),
  createColumn('etsyAccount', 'Etsy'),
  createColumn('facebookAccount', 'Facebook'),
  createColumn('instagramAccount', 'Instagram'),
  createColumn('tikTokAccount', 'TikTok'),
  createColumn('websiteAccount', 'Website'),
];
