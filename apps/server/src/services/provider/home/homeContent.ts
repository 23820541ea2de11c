import type { ProviderSchemas } from '@portal/api-client';
import { addDays, ATTENTION_DAYS, formatCalendarDay } from '@portal/domain';
import { createVersionedRead, type VersionedRead } from '../../../load/cachedRead.ts';
import type { Db } from '../../../db/database.ts';
import { formatSaleDays, toDayText } from '../../responseFields.ts';
import { readAttention } from './attention.ts';
import { dayCount, readFigures } from './figures.ts';
import type { HomeSection } from './homeSections.ts';
import { readDataVersion, type HomeDays, listSoonCampaigns } from './queries.ts';

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
    readAttention(db, sections, days.today),
    readFigures(db, sections, days),
  ]);
  return { today: toDayText(days.today), ...campaigns, attention, figures };
}

function getToday(): string {
  return formatCalendarDay(new Date());
}

function toHomeDays(today: string): HomeDays {
  return { today, first: addDays(today, 1 - dayCount), soon: addDays(today, ATTENTION_DAYS) };
}

/** The campaigns that begin or end soon, with what each may lack. */
async function readCampaigns(
  db: Db,
  sections: readonly HomeSection[],
  days: HomeDays,
): Promise<Pick<ProviderSchemas['Home'], 'campaignCount' | 'campaigns'>> {
  if (!sections.includes('campaigns')) return { campaignCount: 0, campaigns: [] };
  const rows = await listSoonCampaigns(db, days);
  return {
    campaignCount: rows[0]?.found ?? 0,
    campaigns: rows.map(({ found: _found, ...row }) => ({
      ...formatSaleDays(row),
      // The engine's loads are seen by those who see jobs.
      hasCoupons: sections.includes('jobs') ? row.hasCoupons : null,
    })),
  };
}
