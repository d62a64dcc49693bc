import { clear, get } from 'idb-keyval'
import { DEVICE_STORES, DEVICE_TIMING } from '#schema/rules/constants.ts'
import { sendOperation } from '../api/client.ts'
import { collectionOf } from '../storage/device-database.ts'
import { deviceStore } from '../storage/device-store.ts'
import { within } from '../storage/with-timeout.ts'
import { SEND_TASKS, type TaskPlace } from '../sync/background-tag.ts'
import { decodeCart, emptyCart } from '../sync/tasks/cart/decode-cart.ts'
import { afterSession } from '../sync/tasks/cart/new-session.ts'
import { createLock } from '../sync/with-lock.ts'
import { markOrderSending } from './mark-order-sending.ts'
import { sendTasks } from './send-tasks.ts'

/** Collections with the shopper's own data, which sign-out deletes. */
const OWN = DEVICE_STORES.collections.filter((name) => !DEVICE_STORES.caches.some((cache) => cache === name))

/** Sends queued tasks of this device. @throws if some are still queued @source decision 0027 */
export function sendFrom({ deviceDatabase, basePath }: TaskPlace, clients: Clients): Promise<void> {
  return sendTasks({
    tasks: deviceStore(collectionOf(deviceDatabase, 'syncTasks'), 'tasks'),
    alone: createLock(`${deviceDatabase}/syncTasks`),
    hasCustomer: async () =>
      Boolean(await within(DEVICE_TIMING.cacheReadMs, get('current-user', collectionOf(deviceDatabase, 'user')))),
    forgetShopper: async () => {
      const cart = deviceStore(collectionOf(deviceDatabase, 'cart'), 'current-cart')
      const left = afterSession(crypto.randomUUID())(decodeCart(await cart.read(), emptyCart('')))
      await Promise.all(OWN.map((name) => clear(collectionOf(deviceDatabase, name))))
      if (left.intents.length > 0) await cart.change(() => left)
    },
    leaveToPages: async () => {
      const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
      for (const page of pages) page.postMessage(SEND_TASKS)
      return pages.length > 0
    },
    markOrderSending: (variables) =>
      markOrderSending(variables, {
        draft: deviceStore(collectionOf(deviceDatabase, 'user'), 'checkout'),
        cart: deviceStore(collectionOf(deviceDatabase, 'cart'), 'current-cart'),
      }),
    post: async (documentId, variables) => {
      const { data } = await sendOperation({ endpoint: `${basePath}/graphql`, documentId, variables, kind: 'mutation' })
      return data
    },
  })
}
