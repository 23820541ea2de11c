import type { Application, ApplicationListRow } from '@portal/domain/grants';

/** A drawing as a data URL, so that stories load nothing. */
function drawn(color: string, label: string): string {
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480" width="640" height="480"><rect width="640" height="480" fill="${color}"/><circle cx="320" cy="240" r="140" fill="#fff" fill-opacity=".6"/><text x="320" y="250" font-size="40" text-anchor="middle">${label}</text></svg>`,
  )}`;
}

/** Pictures as the viewer takes them. */
export const pictureFixtures = [
  { label: 'Headshot', url: drawn('#c2948a', 'Headshot') },
  { label: 'Project picture 1', url: drawn('#7ea8be', 'Project 1') },
  { label: 'Project picture 2', url: drawn('#bbb193', 'Project 2') },
];

/** A file that Storybook serves: the pictures of an application have a path or an http URL. */
const storyPicture = new URL('brand.svg', globalThis.location?.href ?? 'http://localhost').href;

export const applicationFixture: Application = {
  id: 204,
  name: 'Teodora Lindqvist',
  address: '18 Harbor Lane',
  city: 'Duluth',
  state: 'MN',
  zip: '55802',
  phone: '2185550143',
  email: 'teodora.lindqvist@example.com',
  businessName: 'North Shore Felt',
  creativeInterest:
    'I work in wet felting: landscapes, hats and slippers. I learned it from my grandmother, and I still think of those lessons when I start a piece.\n\nWhat holds me is the wool.',
  yearsExperience: '14',
  whereShop: 'The store in Duluth, and two local mills',
  otherEthnicity: 'Swedish American',
  howHeritageImpacts: 'My grandmother felted boots; I keep her patterns alive.',
  howLongBusiness: 'Six years',
  howManyPeopleInvolved: 'Two: my sister and me',
  whereFiveYears: 'A studio with weekly classes',
  howImpactCommunity: 'Free felting days at the library',
  otherInformation: null,
  etsyAccount: 'https://etsy.example.com/shop/NorthShoreFelt',
  facebookAccount: null,
  instagramAccount: '@northshorefelt',
  tikTokAccount: null,
  websiteAccount: 'https://northshorefelt.example.com',
  headshotUri: storyPicture,
  project1Uri: storyPicture,
  project2Uri: `${storyPicture}?project2`,
  project3Uri: null,
  videoUri: '/grant/files/application-204-video',
};

export const applicationRows: ApplicationListRow[] = Array.from({ length: 15 }, (_, index) => ({
  applicationId: 204 - index,
  name: index === 3 ? 'سلمى الحداد' : `Applicant ${204 - index}`,
  address: '18 Harbor Lane',
  city: 'Duluth',
  state: 'MN',
  zip: '55802',
  phone: '2185550143',
  dateStamp: '2025-03-02T18:44:10',
}));
