/** Enough characters to find the value. */
const LOGGED_CHARACTERS = 60

/** Values of the document being decoded. Decoding is synchronous, so there is only one document at a time. */
let noted: string[] | null = null

/** Records that a value of the document being decoded was dropped or cut, because it cannot be displayed. */
export function recordUnshowable(value: string | number): void {
  noted?.push(toLogged(value))
}

const toLogged = (value: string | number): string =>
  JSON.stringify(typeof value === 'string' ? value.trim().slice(0, LOGGED_CHARACTERS) : value)

const MOST_FIELDS = 10
/** Below the depth at which a search overflows the stack. */
const DEEPEST = 20

/** The paths of the fields that hold recorded values, for the log: 'price', 'bundle_options.0.title'. At most ten. */
export function findFields(document: object, unshowable: readonly string[]): readonly string[] {
  const wanted = new Set(unshowable)
  const found: string[] = []
  const search = (value: unknown, path: readonly string[]): void => {
    if (found.length >= MOST_FIELDS || path.length > DEEPEST) return
    if (typeof value === 'object' && value !== null) {
      for (const [name, member] of Object.entries(value)) search(member, [...path, name])
    } else if (typeof value === 'string' || typeof value === 'number') {
      if (wanted.has(toLogged(value)) || wanted.has(toLogged(Number(value)))) found.push(path.join('.'))
    }
  }
  search(document, [])
  return found
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
