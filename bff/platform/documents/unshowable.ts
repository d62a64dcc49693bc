/** Enough characters to find the value. */
const LOGGED_CHARACTERS = 60

/** Values of the document being decoded. Decoding is synchronous, so there is only one document at a time. */
let noted: string[] | null = null

/** Records that a value of the document being decoded was dropped or cut, because it cannot be displayed. */
export function recordUnshowable(value: string | number): void {
  noted?.push(JSON.stringify(typeof value === 'string' ? value.slice(0, LOGGED_CHARACTERS) : value))
}

/** The result of `decode`, and the values that cannot be displayed. */
export function withUnshowable<T>(decode: () => T): { readonly item: T; readonly unshowable: readonly string[] } {
  const outer = noted
  const unshowable: string[] = []
  noted = unshowable
  try {
    return { item: decode(), unshowable }
  } finally {
    noted = outer
  }
}
