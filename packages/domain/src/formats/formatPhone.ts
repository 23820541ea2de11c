const tenDigits = /^(\d{3})(\d{3})(\d{4})$/;

/** Ten digits as `(nnn) nnn-nnnn`; other text is unchanged (specification 1 §5). No value gives `''`. */
export function formatPhone(text: string | null | undefined): string {
  return text?.replace(tenDigits, '($1) $2-$3') ?? '';
}
