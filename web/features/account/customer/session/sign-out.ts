import { CustomerSignOutDocument } from '#schema/generated/operations.ts'
import { notify } from '../../../../components/notifications/index.ts'
import { messagesOf } from '../../../../messages/page-messages.ts'
import { answerCode } from '../../../../sync/answer-code.ts'
import { openTasks } from '../../../../sync/open-tasks.ts'
import { SESSION } from '../../../../sync/task.ts'
import { forgetCustomer } from './forget-customer.ts'

const { name: SIGN_OUT } = CustomerSignOutDocument

/**
 * Signs out at once; the server is told as soon as it can be reached. The notice comes last, because a shopper who has read it may
 * leave the page.
 * @source USER-16, TEXT-12
 */
export async function signOut(deviceDatabase: string): Promise<void> {
  await forgetCustomer(deviceDatabase, { operation: SIGN_OUT, variables: {}, subject: SESSION, silent: true })
  notify({ type: 'success', message: messagesOf('account').signedOut })
  await openTasks(deviceDatabase).process()
}

/** Sends pending sign-outs to the server, which then deletes the cookie only it can read. */
export function tellOfSignOuts(deviceDatabase: string) {
  openTasks(deviceDatabase).kinds.set(SIGN_OUT, {
    run: async (_, mutate) => {
      const { customerSignOut } = await mutate(CustomerSignOutDocument, {})
      return { result: null, code: answerCode(SIGN_OUT, customerSignOut.userErrors) }
    },
  })
}
