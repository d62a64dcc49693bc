import { CuttingListSendDocument } from '#schema/generated/operations.ts'
import type { CuttingListInput } from '#schema/generated/types.ts'
import { answerCode } from '../answer-code.ts'
import { openTasks } from '../open-tasks.ts'
import type { TaskKind } from '../task-queue.ts'

interface Variables {
  readonly input: CuttingListInput
}

/** Sends a queued cutting list. @source CUT-13 */
export const sendWaitingList =
  (showError: (message: string) => void): TaskKind['run'] =>
  async ({ variables }, mutate) => {
    const { cuttingListSend } = await mutate(CuttingListSendDocument, variables as Variables)
    const [refused] = cuttingListSend.userErrors
    const code = answerCode(CuttingListSendDocument.name, cuttingListSend.userErrors)
    if (code === 'UNAVAILABLE' || code === 'TOO_MANY_REQUESTS') return null
    if (refused) showError(refused.message)
    return { result: null, code }
  }

/** Sends a cutting list at once or as soon as possible; each list is a task of its own. */
export const handInList = (deviceDatabase: string, input: CuttingListInput) =>
  openTasks(deviceDatabase).enqueue({
    operation: CuttingListSendDocument.name,
    variables: { input } satisfies Variables,
    subject: `cutting list ${crypto.randomUUID()}`,
  })
