import { CustomerSignOutDocument } from '#schema/generated/operations.ts'
import { messagesOf } from '../../../messages/page-messages.ts'
import { answerCode } from '../../../offline/tasks/answer-code.ts'
import { openTasks } from '../../../offline/tasks/open-tasks.ts'
import { SESSION } from '../../../offline/tasks/task.ts'
import { notify } from '../../notifications/index.ts'
import { forgetCustomer } from './forget-customer.ts'

const { name: SIGN_OUT } = CustomerSignOutDocument

/**
 * Signs out, whether the server can be reached or not: it is told as soon as it can. Who has read the notice may leave the page.
 * @source USER-16, TEXT-12
 */
export async function signOut(deviceDatabase: string): Promise<void> {
  await forgetCustomer(deviceDatabase, { operation: SIGN_OUT, variables: {}, subject: SESSION, silent: true })
  notify({ type: 'success', message: messagesOf('account').signedOut })
  await openTasks(deviceDatabase).process()
}

/** Tells the server of sign-outs it does not know of; the cookie that only it can read is gone then. */
export function tellOfSignOuts(deviceDatabase: string) {
  openTasks(deviceDatabase).kinds.set(SIGN_OUT, {
    run: async (_, mutate) => {
      const { customerSignOut } = await mutate(CustomerSignOutDocument, {})
      return { result: null, code: answerCode(SIGN_OUT, customerSignOut.userErrors) }
    },
  })
}
