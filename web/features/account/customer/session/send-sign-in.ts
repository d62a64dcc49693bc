import type { SignInResultFragment } from '#schema/generated/operations.ts'
import type { PreviousCartInput } from '#schema/generated/types.ts'
import type { MutationOperation, MutationResult } from '#schema/operation.ts'
import { UnavailableError } from '../../../../api/errors.ts'
import { canReach } from '../../../../api/network.ts'
import { sendMutation } from '../../../../api/page-client.ts'
import { isExpectedFailure } from '../../../../api/session-expired.ts'
import { notify } from '../../../../components/notifications/index.ts'
import { openTasks } from '../../../../sync/open-tasks.ts'
import { SESSION } from '../../../../sync/task.ts'
import { cartValue } from '../../../../sync/tasks/cart/cart-value.ts'
import { listCarts } from '../../../../sync/tasks/cart/new-session.ts'
import { getCart } from '../../../buying/cart/index.ts'

/**
 * Sends a sign-in, takes over the cart in its answer, and shows what could not be merged into it. A pending sign-out is sent first,
 * because it would end the new session. No task is sent meanwhile, because the guest's quantities would overwrite the customer's.
 * @param toVariables builds the variables, given the carts that the sign-in names
 * @param getPayload selects the field of the answer
 * @throws OfflineError without a network
 * @throws UnavailableError when the shop does not answer the sign-in or the sign-out
 * @source USER-7, USER-16, CART-40, CART-41, CART-54
 */
export async function sendSignIn<Result extends MutationResult, Variables>(
  deviceDatabase: string,
  mutation: MutationOperation<Result, Variables>,
  toVariables: (previousCarts: readonly PreviousCartInput[]) => Variables,
  getPayload: (answer: Result) => SignInResultFragment,
): Promise<SignInResultFragment> {
  const tasks = openTasks(deviceDatabase)
  if (tasks.isWaiting(SESSION)) await tasks.process()
  if (canReach() && tasks.isWaiting(SESSION)) throw new UnavailableError('the previous session has not ended')
  return tasks.withLock(async () => {
    await readUnconfirmedChanges(deviceDatabase)
    const carts = listCarts(await cartValue(deviceDatabase).latest())
    const payload = getPayload(await sendMutation(mutation, toVariables(carts)))
    if (payload.customer) await adoptCart(payload)
    return payload
  })
}

/** Its code is loaded at a sign-in, because every page with a cart is near its byte budget. */
async function readUnconfirmedChanges(deviceDatabase: string) {
  try {
    const { readUnconfirmed } = await import('../../../../sync/tasks/cart/unconfirmed-changes.ts')
    await readUnconfirmed(cartValue(deviceDatabase), sendMutation)
  } catch (error) {
    if (!isExpectedFailure(error)) console.warn('The unconfirmed changes of the cart could not be read', error)
  }
}

async function adoptCart({ cart, userErrors }: SignInResultFragment) {
  try {
    await (await getCart()).adopt(cart)
    // Without a cart, the next sync merges the carts and shows the errors.
    if (cart) for (const { message } of userErrors) notify({ type: 'error', message })
  } catch (error) {
    console.warn('The cart of the session could not be loaded', error)
  }
}
