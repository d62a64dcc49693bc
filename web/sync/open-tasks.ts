import { currentNetwork, onNetworkChange } from '../api/network.ts'
import { sendMutation } from '../api/page-client.ts'
import { collectionOf } from '../storage/device-database.ts'
import { deviceStore } from '../storage/device-store.ts'
import { deviceValue } from '../storage/device-value.ts'
import { tabsOn } from '../storage/tabs.ts'
import { decodeTasks } from './task.ts'
import { type TaskQueue, taskQueue } from './task-queue.ts'
import { createLock } from './with-lock.ts'

const queues = new Map<string, TaskQueue>()

/** The task queue of a device, opened once per page and processed whenever the network is back. @source QUEUE-9 */
export function openTasks(deviceDatabase: string): TaskQueue {
  const known = queues.get(deviceDatabase)
  if (known) return known
  const name = `${deviceDatabase}/syncTasks`
  const store = deviceStore(collectionOf(deviceDatabase, 'syncTasks'), 'tasks')
  const tasks = deviceValue({ store, tabs: tabsOn(name), decode: decodeTasks })
  const queue = taskQueue({ tasks, alone: createLock(name), mutate: sendMutation })
  queues.set(deviceDatabase, queue)
  onBackOnline(() => void queue.process())
  return queue
}

/** Calls back when the network returns after an outage. */
export function onBackOnline(listener: () => void) {
  let wasOnline = currentNetwork().isOnline
  onNetworkChange(() => {
    const { isOnline } = currentNetwork()
    if (isOnline && !wasOnline) listener()
    wasOnline = isOnline
  })
}
