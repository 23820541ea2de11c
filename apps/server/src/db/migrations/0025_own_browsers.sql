-- A user in a browser that they signed in with before has their own limit of failed logins. The subject is half of the
-- hash of the user key and half of that of the binding cookie. Runs on PostgreSQL 15 and later and on PGlite.

alter table login_attempts drop constraint login_attempts_scope_check;
alter table login_attempts add constraint login_attempts_scope_check
  check (scope in ('user', 'address', 'browser', 'user_browser'));
