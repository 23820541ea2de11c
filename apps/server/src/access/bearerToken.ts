/** The token of an Authorization header; `null` when there is none of the form `Bearer …`. */
export function bearerToken(header: string | undefined): string | null {
  const match = /^Bearer +([\w.~+/=-]+) *$/i.exec(header ?? '');
  return match?.[1] ?? null;
}
