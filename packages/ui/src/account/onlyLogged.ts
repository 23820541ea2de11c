/** The truth about profile and e-mail changes: the specification only logs them. */
export const ONLY_LOGGED_MESSAGE = 'This change was only logged. Ask an administrator to apply it.';

/** The answer of a form whose submit is only logged: it claims nothing. */
export const onlyLogged = { ok: true, message: ONLY_LOGGED_MESSAGE, messageKind: 'remark' } as const;
