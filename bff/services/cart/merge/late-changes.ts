import type { LineIdentity } from '#schema/rules/cart/same-line.ts'
import { PlatformUnreachable } from '../../../platform/base/errors.ts'
import type { PrivateScope } from '../../scope/private-scope.ts'
import type { CartOfDevice } from '../../scope/session.types.ts'

/** How long a proxy or queue before the platform may still deliver a request after it timed out. */
const ON_THE_WAY_MS = 2 * 60 * 1000

/** Lines with a recent unanswered change that the same device requested in this revision or an earlier one. */
export const lateLines = ({ deviceId, revision }: CartOfDevice, { session, now }: PrivateScope): readonly LineIdentity[] =>
  session
    .lateChanges()
    .filter(({ by, at }) => by.deviceId === deviceId && by.revision <= revision && now.getTime() - at <= ON_THE_WAY_MS)
    .map(({ line }) => line)

/** A line change and its cart; the cart is null if the change belongs to no device. */
interface LineChange<Result> {
  readonly line: LineIdentity
  readonly by: CartOfDevice | null
  readonly change: () => Promise<Result>
}

/** Runs a line change and records it if it gets no answer, because the platform may still apply it after later changes. */
export async function recordIfUnanswered<Result>(
  { line, by, change }: LineChange<Result>,
  { session, now }: PrivateScope,
): Promise<Result> {
  try {
    return await change()
  } catch (error) {
    if (by !== null && error instanceof PlatformUnreachable) session.recordLateChange({ line, by, at: now.getTime() })
    throw error
  }
}
