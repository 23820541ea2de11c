/** Returns the token of a `Bearer …` Authorization header, or `null` if the header has another form or is missing. */
export function parseBearerToken(header: string | undefined): string | null {
  const match = /^Bearer +([\w.~+/=-]+) *$/i.exec(header ?? '');
  return match?.[1] ?? null;
}
