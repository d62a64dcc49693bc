import { PlatformError, PlatformRefused } from './errors.ts'

/**
 * What became of a read: `missing` is what the platform does not have, or an endpoint it does not run, and will not have
 * on another try either; `failed` is what it may have and could not say.
 */
export type Outcome<T> =
  | { readonly kind: 'found'; readonly value: T }
  | { readonly kind: 'missing'; readonly error: PlatformError }
  | { readonly kind: 'failed'; readonly error: PlatformError }

/** Not found, not a method of this endpoint, gone. A platform says so in JSON, a web server in front of it in HTML. */
const MISSING: ReadonlySet<number | null> = new Set([404, 405, 410])

/** The outcome of a read that the shop can do without. @throws what is no error of the platform, such as a caller who left */
export async function outcomeOf<T>(read: Promise<T>): Promise<Outcome<T>> {
  try {
    return { kind: 'found', value: await read }
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    return { kind: error instanceof PlatformRefused && MISSING.has(error.status) ? 'missing' : 'failed', error }
  }
}

/** What a read found, `fallback` where it is missing. @throws PlatformError when it failed */
export async function foundOr<T>(read: Promise<T>, fallback: T): Promise<T> {
  const outcome = await outcomeOf(read)
  if (outcome.kind === 'failed') throw outcome.error
  return outcome.kind === 'found' ? outcome.value : fallback
}
