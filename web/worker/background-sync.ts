import { clear } from 'idb-keyval'
import { CurrentCustomerDocument } from '#schema/generated/operations.ts'
import { DEVICE_STORES } from '#schema/rules/constants.ts'
import { createClient } from '../api/client.ts'
import { getCollection } from '../storage/device-database.ts'
import { randomUuid } from '../storage/random-uuid.ts'
import { SEND_TASKS, type TaskPlace } from '../sync/background-tag.ts'
import type { TaskDevice } from '../sync/define-task.ts'
import { createLock } from '../sync/lock.ts'
import { lockName, queuedTasks } from '../sync/queued-tasks.ts'
import { sendWithoutPage } from '../sync/send-without-page.ts'
import { cartValue } from '../sync/tasks/cart/cart-value.ts'
import { afterSession } from '../sync/tasks/cart/new-session.ts'
import { customerOnDevice } from '../sync/tasks/customer/customer-on-device.ts'
import { TASKS } from '../sync/tasks/index.ts'
import { UnsentTasksError } from '../sync/unsent-tasks-error.ts'

/** Collections with the shopper's own data, which sign-out deletes. */
const OWN = DEVICE_STORES.collections.filter((name) => !DEVICE_STORES.caches.some((cache) => cache === name))

/** Sends queued tasks of this device. @throws if some are still unsent @source decision 0022 */
export function sendFrom({ deviceDatabase, basePath }: TaskPlace, clients: Clients): Promise<void> {
  const { ask, mutate } = createClient(() => `${basePath}/graphql`)
  const device = workerDevice(deviceDatabase)
  return sendWithoutPage({
    tasks: queuedTasks.createStore(deviceDatabase),
    withLock: createLock(lockName(deviceDatabase)),
    definitions: TASKS,
    device,
    mutate,
    async leaveToPages() {
      const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
      for (const page of pages) page.postMessage(SEND_TASKS)
      return pages.length > 0
    },
    /** A customer's tasks are sent only in that customer's session. */
    async hasSession() {
      if ((await device.read(customerOnDevice)) === null) return true
      const { customer } = await ask(CurrentCustomerDocument, {})
      return customer !== null
    },
    async forgetShopper() {
      const left = afterSession(randomUuid())(await device.read(cartValue))
      await Promise.all(OWN.map((name) => clear(getCollection(deviceDatabase, name))))
      if (left.intents.length > 0) await device.change(cartValue, () => left)
    },
  })
}

/** Reads and changes stored values directly: no page shows them. */
const workerDevice = (deviceDatabase: string): TaskDevice => ({
  async read(value) {
    const store = value.createStore(deviceDatabase)
    const stored = await store.read()
    if (store.hasFailed()) throw new UnsentTasksError('the device cannot be read')
    return value.decode(stored)
  },
  change: async (value, change) =>
    (await value.createStore(deviceDatabase).change((stored) => change(value.decode(stored)))) !== undefined,
})
