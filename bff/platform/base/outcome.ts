import { PlatformError, PlatformRefused } from './errors.ts'

/**
 * The outcome of a read. `missing`: the platform does not have it or does not run the endpoint, and a retry would not help. `failed`: the
 * platform may have it and could not answer.
 */
export type Outcome<T> =
  | { readonly kind: 'found'; readonly value: T }
  | { readonly kind: 'missing'; readonly error: PlatformError }
  | { readonly kind: 'failed'; readonly error: PlatformError }

/** Not found, method not allowed, gone. The platform answers so in JSON, a web server before it in HTML. */
const MISSING: ReadonlySet<number | null> = new Set([404, 405, 410])

/** The outcome of an optional read. @throws errors that are not the platform's, such as the caller's abort */
export async function toOutcome<T>(read: Promise<T>): Promise<Outcome<T>> {
  try {
    return { kind: 'found', value: await read }
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    return { kind: error instanceof PlatformRefused && MISSING.has(error.status) ? 'missing' : 'failed', error }
  }
}

/** The result of a read, `fallback` if it is missing. @throws PlatformError if the read failed */
export async function foundOr<T>(read: Promise<T>, fallback: T): Promise<T> {
  const outcome = await toOutcome(read)
  if (outcome.kind === 'failed') throw outcome.error
  return outcome.kind === 'found' ? outcome.value : fallback
}
