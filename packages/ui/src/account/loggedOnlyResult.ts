/** Profile and email changes are only logged, as specified; the message must not claim more. */
export const ONLY_LOGGED_MESSAGE = 'This change was only logged. Ask an administrator to apply it.';

/** Submit result of a form whose changes are only logged. */
export const loggedOnlyResult = { ok: true, message: ONLY_LOGGED_MESSAGE, messageKind: 'info' } as const;
