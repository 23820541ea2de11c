"""Days and times as Python's standard library knows them, for tools/harden/dates.ts to compare with. Prints JSON."""

import calendar
import json
import sys
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

first, last, *zones = sys.argv[1:]


def fiscal_year_start(year):
    january_31 = date(year, 1, 31)
    # Of the seven days around January 31, the Sunday.
    return next(d for d in (january_31 + timedelta(n) for n in range(-3, 4)) if d.isoweekday() == 7)


def fiscal_week(day):
    year = day.year if day >= fiscal_year_start(day.year) else day.year - 1
    return [year, (day - fiscal_year_start(year)).days // 7 + 1]


def three_months_before(day):
    year, month = (day.year, day.month - 3) if day.month > 3 else (day.year - 1, day.month + 9)
    return date(year, month, min(day.day, calendar.monthrange(year, month)[1]))


days = []
day = date(int(first), 1, 1)
while day.year <= int(last):
    days.append([day.isoformat(), day.strftime("%y%j"), *fiscal_week(day), three_months_before(day).isoformat(),
                 [datetime(day.year, day.month, day.day, tzinfo=ZoneInfo(name)).timestamp() for name in zones]])
    day += timedelta(1)
json.dump(days, sys.stdout)
