import type { SignInResultFragment } from '#schema/generated/operations.ts'
import type { MutationOperation, MutationResult } from '#schema/operation.ts'
import { UnavailableError } from '../../../../api/errors.ts'
import { sendMutation } from '../../../../api/page-client.ts'
import { openTasks } from '../../../../sync/open-tasks.ts'
import { SESSION } from '../../../../sync/task.ts'
import { getCart } from '../../../buying/cart/index.ts'

/**
 * Sends a sign-in and takes over the cart in its answer. A pending sign-out is sent first, because it would end the new session. No
 * task is sent meanwhile, because the guest's quantities would overwrite the customer's.
 * @param getPayload selects the field of the answer
 * @throws OfflineError without a network
 * @throws UnavailableError when the shop does not answer the sign-in or the sign-out
 * @source USER-7, USER-16, CART-40
 */
export async function sendSignIn<Result extends MutationResult, Variables>(
  deviceDatabase: string,
  mutation: MutationOperation<Result, Variables>,
  variables: Variables,
  getPayload: (answer: Result) => SignInResultFragment,
): Promise<SignInResultFragment> {
  const tasks = openTasks(deviceDatabase)
  if (tasks.isWaiting(SESSION)) await tasks.process()
  if (navigator.onLine && tasks.isWaiting(SESSION)) throw new UnavailableError('the previous session has not ended')
  return tasks.withLock(async () => {
    const payload = getPayload(await sendMutation(mutation, variables))
    if (payload.customer) await adoptCart(payload.cart)
    return payload
  })
}

async function adoptCart(cart: SignInResultFragment['cart']) {
  try {
    await (await getCart()).adopt(cart)
  } catch (error) {
    console.warn('The cart of the session could not be loaded', error)
  }
}
