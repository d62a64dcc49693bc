import type { LineIdentity } from '#schema/rules/cart/same-line.ts'
import { PlatformUnreachable } from '../../../platform/errors.ts'
import type { CartOfDevice } from '../../session.types.ts'
import type { CartScope } from '../quote/cart-scope.ts'

/** A proxy or a queue before the platform may hold a request back for so long after it was given up. */
const ON_THE_WAY_MS = 2 * 60 * 1000

/** Lines of which a change got no answer a short while ago that the same device asked for, then or before. */
export const lateLines = ({ deviceId, revision }: CartOfDevice, { session, now }: CartScope): readonly LineIdentity[] =>
  session
    .lateChanges()
    .filter(({ by, at }) => by.deviceId === deviceId && by.revision <= revision && now.getTime() - at <= ON_THE_WAY_MS)
    .map(({ line }) => line)

/** What is to be carried out of a line, and by which cart; null where it is by no device's. */
interface LineChange<Result> {
  readonly line: LineIdentity
  readonly by: CartOfDevice | null
  readonly change: () => Promise<Result>
}

/** Carries out a change of a line, and remembers it where it got no answer: it may come to pass after others. */
export async function notedWhenLate<Result>(
  { line, by, change }: LineChange<Result>,
  { session, now }: CartScope,
): Promise<Result> {
  try {
    return await change()
  } catch (error) {
    if (by !== null && error instanceof PlatformUnreachable) session.noteLateChange({ line, by, at: now.getTime() })
    throw error
  }
}
