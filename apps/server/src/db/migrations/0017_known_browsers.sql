-- Browsers in which a user has signed in have their own limit of failed logins. Their subject is the hash of the binding
-- cookie (as in sessions). Runs on PostgreSQL 15 and later and on PGlite.

alter table login_attempts drop constraint login_attempts_scope_check;
alter table login_attempts add constraint login_attempts_scope_check check (scope in ('user', 'address', 'browser'));
drop index login_attempts_age;
create index login_attempts_age on login_attempts (scope, window_start);
