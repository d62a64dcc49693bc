import { CustomerSignOutDocument } from '#schema/generated/operations.ts'
import { clientMutate } from '../../../data/client-load.ts'
import { messagesOf } from '../../../messages/page-messages.ts'
import { answerCode } from '../../../offline/tasks/answer-code.ts'
import { openTasks } from '../../../offline/tasks/open-tasks.ts'
import { notify } from '../../notifications/index.ts'
import { forgetCustomer } from './forget-customer.ts'

const { name: SIGN_OUT } = CustomerSignOutDocument

/** Signs out, whether the server can be reached or not: it is told as soon as it can. @source USER-16, TEXT-12 */
export async function signOut(deviceDatabase: string): Promise<void> {
  const forgotten = forgetCustomer(deviceDatabase)
  notify({ type: 'success', message: messagesOf('account').signedOut })
  await forgotten
  await openTasks(deviceDatabase).enqueue({ operation: SIGN_OUT, variables: {}, subject: 'session', silent: true })
}

/** Tells the server of sign-outs it does not know of; the cookie that only it can read is gone then. */
export function tellOfSignOuts(deviceDatabase: string) {
  openTasks(deviceDatabase).kinds.set(SIGN_OUT, {
    run: async () => {
      const { customerSignOut } = await clientMutate(CustomerSignOutDocument, {})
      return { result: null, code: answerCode(SIGN_OUT, customerSignOut.userErrors) }
    },
  })
}
