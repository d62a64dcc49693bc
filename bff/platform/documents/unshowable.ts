/** As much of a value as the log needs to find it. */
const LOGGED_CHARACTERS = 60

/** Of the document that is being decoded. Decoding waits for nothing, so there is one at a time. */
let noted: string[] | null = null

/** Says that a value of the document that is being decoded was left out or cut, because it cannot be shown. */
export function noteUnshowable(value: string | number): void {
  noted?.push(JSON.stringify(typeof value === 'string' ? value.slice(0, LOGGED_CHARACTERS) : value))
}

/** What `decode` returns, and the values it could not show. */
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
