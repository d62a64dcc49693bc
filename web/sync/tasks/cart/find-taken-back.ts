import { refusals } from './cart-task.ts'
import { findRejectedExchanges } from './settle-exchanges.ts'

/** Keys of the lines that an exchange has put into the cart and this answer takes back. @source CUT-31 */
export function findTakenBack(outcome: Parameters<typeof refusals>[0]): readonly string[] {
  const { cart } = outcome.result.cartSync
  const { input: sent } = outcome.variables
  const { before } = outcome
  if (!before || !cart || before.deviceId !== sent.deviceId) return []
  const refused = new Set(refusals(outcome).map(({ key }) => key))
  const { intents, exchanges = [] } = before
  return findRejectedExchanges(exchanges, { intents, cart, sent: sent.revision, refused }).flatMap(({ added }) => added)
}
