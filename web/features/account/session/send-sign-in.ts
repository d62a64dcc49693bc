import type { MutationOperation, MutationResult } from '#schema/operation.ts'
import { clientMutate } from '../../../data/client-load.ts'
import { UnavailableError } from '../../../data/errors.ts'
import { openTasks } from '../../../offline/tasks/open-tasks.ts'
import { SESSION } from '../../../offline/tasks/task.ts'

/**
 * Sends what signs somebody in. A sign-out that the server has not heard of comes first: after it, it would end the new session.
 * @throws OfflineError without a network
 * @throws UnavailableError when the shop does not answer, to this or to the sign-out
 * @source USER-7, USER-16
 */
export async function sendSignIn<Result extends MutationResult, Variables>(
  deviceDatabase: string,
  mutation: MutationOperation<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  const tasks = openTasks(deviceDatabase)
  if (tasks.isWaiting(SESSION)) await tasks.process()
  if (navigator.onLine && tasks.isWaiting(SESSION)) throw new UnavailableError('the session before has not been ended')
  return clientMutate(mutation, variables)
}
