import { CuttingListSendDocument } from '#schema/generated/operations.ts'
import type { CuttingListInput } from '#schema/generated/types.ts'
import { randomUuid } from '../../storage/random-uuid.ts'
import { defineTask } from '../define-task.ts'
import { decodeInput } from './decode-input.ts'

/** Sends a cutting list to the merchant. Each list is a task of its own. @source CUT-13 */
export const cuttingListTask = defineTask({
  mutation: CuttingListSendDocument,
  key: () => `cutting list ${randomUuid()}`,
  userErrors: ({ cuttingListSend }) => cuttingListSend.userErrors,
  decode: decodeInput<CuttingListInput>('material', 'lines', 'sheets', 'name', 'email'),
})
