import type { ProviderSchemas } from '@portal/api-client';
import { addDays, ATTENTION_DAYS, formatCalendarDay } from '@portal/domain';
import { createVersionedRead, type VersionedRead } from '../../../cachedRead.ts';
import type { Db } from '../../../db/database.ts';
import { toDayText } from '../../responseFields.ts';
import { readAttention } from './attention.ts';
import { readCampaigns } from './campaigns.ts';
import { readFigures } from './figures.ts';
import type { HomeSection } from './homeSections.ts';
import { readDataVersion, type HomeDays } from './queries.ts';

export type HomeFigures = Omit<ProviderSchemas['Home'], 'recent' | 'favorites'>;

/** The part of the home page that is equal for all users who can open the same sections. */
export interface HomeContent {
  read(sections: readonly HomeSection[]): Promise<HomeFigures>;
}

/** Read once for each set of sections and each change of the data, by any server of the database. */
export function createHomeContent(db: Db): HomeContent {
  const cached = new Map<string, VersionedRead<HomeFigures>>();
  const createRead = (sections: readonly HomeSection[]) =>
    createVersionedRead({
      readVersion: async () => `${getToday()} ${await readDataVersion(db)}`,
      read: () => readContent(db, sections),
      maxAgeMs: Infinity,
    });
  return {
    read(sections) {
      const key = sections.join();
      const found = cached.get(key) ?? createRead(sections);
      cached.set(key, found);
      return found.read();
    },
  };
}

async function readContent(db: Db, sections: readonly HomeSection[]): Promise<HomeFigures> {
  const days = toHomeDays(getToday());
  const [campaigns, attention, figures] = await Promise.all([
    readCampaigns(db, sections, days),
    readAttention(db, sections, days),
    readFigures(db, sections, days),
  ]);
  return { today: toDayText(days.today), ...campaigns, attention, figures };
}

function getToday(): string {
  return formatCalendarDay(new Date());
}

function toHomeDays(today: string): HomeDays {
  return { today, first: addDays(today, -13), soon: addDays(today, ATTENTION_DAYS) };
}
