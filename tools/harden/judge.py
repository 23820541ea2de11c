"""Days and times as Python's standard library knows them, for tools/harden/dates.ts to compare with. Prints JSON."""

import calendar
import json
import sys
from datetime import date, datetime, timedelta, timezone
from zoneinfo import ZoneInfo

first, last = int(sys.argv[1]), int(sys.argv[2])
zones = sys.argv[3:]


def fiscal_year_start(year):
    january_31 = date(year, 1, 31)
    # Of the seven days around January 31, the Sunday.
    return next(d for d in (january_31 + timedelta(n) for n in range(-3, 4)) if d.isoweekday() == 7)


def fiscal_week(day):
    year = day.year if day >= fiscal_year_start(day.year) else day.year - 1
    week = (day - fiscal_year_start(year)).days // 7 + 1
    return [year, week]


def three_months_before(day):
    month = day.month - 3
    year = day.year if month > 0 else day.year - 1
    month = month if month > 0 else month + 12
    return date(year, month, min(day.day, calendar.monthrange(year, month)[1]))


days = []
day = date(first, 1, 1)
while day <= date(last, 12, 31):
    days.append([day.isoformat(), day.strftime("%y%j"), *fiscal_week(day), three_months_before(day).isoformat()])
    day += timedelta(1)

# For each zone the hours (since 1970) at which a new local day has begun.
hours = {}
for name in zones:
    zone = ZoneInfo(name)
    changes = []
    known = None
    hour = int(datetime(first, 1, 1, tzinfo=timezone.utc).timestamp()) // 3600
    end = int(datetime(last + 1, 1, 1, tzinfo=timezone.utc).timestamp()) // 3600
    while hour < end:
        local = datetime.fromtimestamp(hour * 3600, zone).date().isoformat()
        if local != known:
            changes.append([hour, local])
            known = local
        hour += 1
    hours[name] = {"changes": changes, "end": end}

json.dump({"days": days, "hours": hours}, sys.stdout)
