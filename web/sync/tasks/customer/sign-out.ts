import { CustomerSignOutDocument } from '#schema/generated/operations.ts'
import { defineTask } from '../../define-task.ts'
import { SESSION } from '../../task.ts'

/** Tells the server that the customer has signed out. The server then deletes the cookie only it can read. @source USER-16 */
export const signOutTask = defineTask({
  mutation: CustomerSignOutDocument,
  key: () => SESSION,
  userErrors: ({ customerSignOut }) => customerSignOut.userErrors,
  decode: () => ({}),
  silent: true,
})
