const tenDigits = /^(\d{3})(\d{3})(\d{4})$/;

/** Ten digits as `(nnn) nnn-nnnn`; anything else as it is (specification 1 §5). Nothing stays nothing. */
export function formatPhone(text: string | null | undefined): string {
  return text?.replace(tenDigits, '($1) $2-$3') ?? '';
}
