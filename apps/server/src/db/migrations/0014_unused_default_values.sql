-- Nothing ever read these values: they could be set and changed nothing.
delete from default_values where default_key in ('ResponseWindowDays', 'ReportFootnote');
