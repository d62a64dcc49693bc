import { SEND_TASKS, type TaskPlace, tagOf } from './background-tag.ts'
import { openTasks } from './open-tasks.ts'

/** Of a service worker's registration, where the browser has it. @source Web Background Synchronization, `SyncManager` */
interface BackgroundSync {
  register(tag: string): Promise<void>
}

/**
 * Has the browser send what waits on this device once there is a network, though no page of the shop is open then. Browsers that
 * have no such thing, and shoppers who do not allow it, go without: what waits goes with the next page that is opened.
 * @source QUEUE-12; decision 0093
 */
export async function followBackgroundSync(place: TaskPlace): Promise<void> {
  const workers = navigator.serviceWorker
  const queue = openTasks(place.deviceDatabase)
  workers.addEventListener('message', ({ data }) => {
    if (data === SEND_TASKS) void queue.process()
  })
  const sync = syncOf(await workers.ready)
  if (!sync) return
  const register = () =>
    void sync.register(tagOf(place)).catch((error) => console.info('What waits is not sent without a page', error))
  queue.onWaiting(register)
  if (queue.isWaiting()) register()
}

/** No browser's types have it, and few browsers. */
function syncOf(registration: ServiceWorkerRegistration & { readonly sync?: BackgroundSync }): BackgroundSync | undefined {
  return registration.sync
}
