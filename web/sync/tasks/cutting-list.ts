import { CuttingListSendDocument } from '#schema/generated/operations.ts'
import type { CuttingListInput } from '#schema/generated/types.ts'
import { defineTask } from '../define-task.ts'
import { decodeInput } from './decode-input.ts'

/** Sends a cutting list to the merchant. Each list is a task of its own. @source CUT-13 */
export const cuttingListTask = defineTask({
  mutation: CuttingListSendDocument,
  key: () => `cutting list ${crypto.randomUUID()}`,
  userErrors: ({ cuttingListSend }) => cuttingListSend.userErrors,
  decode: decodeInput<CuttingListInput>('material', 'lines', 'sheets', 'name', 'email'),
})
