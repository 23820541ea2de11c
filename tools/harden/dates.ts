import { addMonths, listDormantUsers, formatCalendarDay } from '@portal/domain';
import { toDateCode, parseDateCode } from '@portal/domain/barcode';
import { findFiscalWeek } from '@portal/domain/reports';
import { portalTimeZone } from '../../packages/domain/src/formats/formatInstant.ts';
import { run } from '../processes.ts';
import type { Section } from '../sections/section.ts';
import { startServer, type ServerProcess } from '../server/serverProcess.ts';
import { askJson, onTarget, signedIn, type Target } from '../server/target.ts';
import { figure, notRun, type Tally } from './section.ts';

const years = { first: 2020, last: 2040 };
const zones =
  `America/New_York America/Los_Angeles America/St_Johns Europe/Berlin Asia/Kolkata Australia/Lord_Howe Pacific/Apia ${portalTimeZone}`.split(
    ' ',
  );
const hourMs = 3_600_000;
/** Hours before and after midnight that are looked at: all clock changes are among them. */
const aroundMidnight = 4;

interface Judged {
  days: [day: string, code: string, fiscalYear: number, week: number, threeMonthsBefore: string][];
  hours: Record<string, { changes: [hour: number, day: string][]; end: number }>;
}

/** Days and times against Python's own, and the server's answers in different time zones against each other. */
export const dates: Section = {
  name: 'dates',
  title: 'dates',
  how: `Python's \`datetime\`, \`calendar\` and \`zoneinfo\` (\`tools/harden/judge.py\`) compute the same days by their own rules. Servers whose own time zones are half a world apart answer the same.`,
  async run() {
    const { first, last } = years;
    const judge = ['tools/harden/judge.py', String(first), String(last), ...zones];
    const { code, output } = await run('python3', judge);
    const judged = code === 0 ? (JSON.parse(output) as Judged) : null;
    const span = `${first} to ${last}`;
    const byPython: Record<string, (tally: Tally, judged: Judged) => void> = {
      [`date codes (YYDDD) of every day ${span}`]: checkCodes,
      [`fiscal weeks of every day ${span}`]: checkWeeks,
      [`three months before every day ${span}`]: checkDormant,
      [`the day of each of the ${2 * aroundMidnight} hours around midnight, ${span}, in ${zones.length} time zones`]:
        checkHours,
    };
    const rows = [];
    for (const [what, check] of Object.entries(byPython)) {
      rows.push(
        judged
          ? await figure(what, (tally) => check(tally, judged))
          : notRun(what, 'python3 with zoneinfo is missing'),
      );
    }
    const servers = 'answers of a server in four time zones';
    rows.push(await figure(servers, (tally) => onTarget((target) => checkServers(tally, target))));
    return rows;
  },
};

function checkCodes(tally: Tally, { days }: Judged): void {
  for (const [day, code] of days) {
    tally.check(toDateCode(day) === code && parseDateCode(code) === day, () => {
      return `${day} is ${code}, not ${toDateCode(day)}; ${code} is not ${parseDateCode(code)}`;
    });
  }
}

function checkWeeks(tally: Tally, { days }: Judged): void {
  for (const [day, , year, number] of days) {
    const { fiscalYear, week, startDate, endDate } = findFiscalWeek(day);
    const isRight = fiscalYear === year && week === number && startDate <= day && day <= endDate;
    tally.check(isRight, () => `${day} is in week ${number} of ${year}, not ${week} of ${fiscalYear}`);
  }
}

/** A user who logged in on that day, at the portal's noon, is dormant a day later and not on the day itself. */
function checkDormant(tally: Tally, { days }: Judged): void {
  for (const [day, , , , before] of days) {
    const user = { isLockedOut: false, companyAbbrev: 'JAS', username: 'x' };
    const last = { ...user, lastLoginDate: `${before}T17:00:00` };
    const isDormant = listDormantUsers([last], new Date(`${day}T17:00:00Z`)).length > 0;
    const found = addMonths(day, -3);
    tally.check(found === before && !isDormant, () => `${day}: ${found}, not ${before}`);
  }
}

function checkHours(tally: Tally, { hours }: Judged): void {
  for (const [zone, { changes, end }] of Object.entries(hours)) {
    for (const [index, [from, day]] of changes.entries()) {
      const until = changes[index + 1]?.[0] ?? end;
      for (let hour = from; hour < until; hour += 1) {
        // Far from midnight every clock agrees, and each question is slow.
        if (hour >= from + aroundMidnight && hour < until - aroundMidnight) continue;
        const instant = new Date(hour * hourMs);
        const found = formatCalendarDay(instant, zone);
        tally.check(found === day, () => `${instant.toISOString()} is ${day} in ${zone}, not ${found}`);
      }
    }
  }
}

/** Lists that show days or instants. */
const lists = [
  '/api/mailer?rowsPerPage=200',
  '/api/campaign?rowsPerPage=200',
  '/api/offer?rowsPerPage=200',
  '/api/page',
  '/api/portalstatus',
  '/api/CampaignSummary?year=2024&rowsPerPage=100',
  '/api/SignupStats?fromDate=20250101&toDate=20250314&dailyBreakdown=1&rowsPerPage=500',
  '/api/CustomerReports/customerchannel',
  '/barcode/JobOverview/?rowsPerPage=100',
  '/barcode/CouponLoadStatus/?rowsPerPage=100',
  '/grant/api/DailyCounts',
  '/grant/api/ViewLog',
];

async function checkServers(tally: Tally, target: Target): Promise<void> {
  const expected = await answersOf(target.server);
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/St_Johns']) {
    const server = await startServer({ ...target.settings, TZ: zone });
    try {
      const answers = await answersOf(server);
      for (const [index, path] of lists.entries())
        tally.check(answers[index] === expected[index], () => `${path} is answered differently in ${zone}.`);
    } finally {
      await server.stop();
    }
  }
}

async function answersOf(server: ServerProcess): Promise<string[]> {
  const headers = await signedIn(server, 'demo.admin');
  const answers: string[] = [];
  for (const path of lists)
    answers.push(JSON.stringify(await askJson(server, { method: 'GET', path, headers })));
  return answers;
}
