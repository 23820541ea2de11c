-- A ticket ends with the session that requested it. Tickets live for three minutes: existing ones are dropped.
delete from report_tickets;
alter table report_tickets add column session_hash bytea not null references sessions (token_hash) on delete cascade;
create index report_tickets_session on report_tickets (session_hash);
