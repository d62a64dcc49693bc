import { onBackOnline } from '../api/network.ts'
import { sendMutation } from '../api/page-client.ts'
import { isExpectedFailure } from '../api/session-expired.ts'
import type { TaskDevice } from './define-task.ts'
import { createLock } from './lock.ts'
import { lockName, queuedTasks } from './queued-tasks.ts'
import { type TaskQueue, taskQueue } from './task-queue.ts'
import { TASKS } from './tasks/index.ts'

const queues = new Map<string, TaskQueue>()

/** The task queue of a device, opened once per page and processed whenever the network is back. @source QUEUE-9 */
export function openTasks(deviceDatabase: string): TaskQueue {
  const known = queues.get(deviceDatabase)
  if (known) return known
  const queue = taskQueue({
    tasks: queuedTasks(deviceDatabase),
    withLock: createLock(lockName(deviceDatabase)),
    definitions: TASKS,
    device: pageDevice(deviceDatabase),
    mutate: sendMutation,
    isExpected: isExpectedFailure,
  })
  queues.set(deviceDatabase, queue)
  onBackOnline(() => void queue.process())
  return queue
}

/** Changes show at once and are stored, or last as long as the page. */
const pageDevice = (deviceDatabase: string): TaskDevice => ({
  read: (value) => value(deviceDatabase).latest(),
  async change(value, change) {
    await value(deviceDatabase).change(change)
    return true
  },
})
