import { campaignFields, rangeNumbers, toRangeField, type CampaignField } from './campaign.ts';
import { getCampaignFieldLabel } from './campaignDifferences.ts';

/** The field that a message of the server names at its beginning; `null` if it names none. */
export function findCampaignErrorField(message: string): CampaignField | null {
  const range = /^(?:Range|Mailer Code) (\d+):? (Start|End)\b/i.exec(message);
  const number = rangeNumbers.find((each) => String(each) === range?.[1]);
  const isEnd = range?.[2]?.toLowerCase() === 'end';
  if (number !== undefined) return toRangeField(number, isEnd ? 'End' : 'Start');
  return campaignFields.find((field) => beginsWith(message, getCampaignFieldLabel(field))) ?? null;
}

/** Whether the text begins with these words, ignoring case. */
function beginsWith(text: string, words: string): boolean {
  return (
    text.slice(0, words.length).toLowerCase() === words.toLowerCase() && !/^\w/.test(text.slice(words.length))
  );
}
