import { SEND_TASKS, type TaskPlace, toTag } from './background-tag.ts'
import { openTasks } from './open-tasks.ts'

/** Part of a service worker registration, in browsers that support it. @source Web Background Synchronization, `SyncManager` */
interface BackgroundSync {
  register(tag: string): Promise<void>
}

/**
 * Asks the browser to send queued tasks once there is a network, even with no page open. If the browser does not support this or the
 * shopper does not allow it, tasks are sent by the next page that opens.
 * @source QUEUE-12; decision 0022
 */
export async function followBackgroundSync(place: TaskPlace): Promise<void> {
  const workers = navigator.serviceWorker
  const queue = openTasks(place.deviceDatabase)
  workers.addEventListener('message', ({ data }) => {
    if (data === SEND_TASKS) void queue.process()
  })
  const sync = readSync(await workers.ready)
  if (!sync) return
  const register = () =>
    void sync
      .register(toTag(place))
      .catch((error) => console.info('Background sync is not available; tasks wait for the next page', error))
  queue.onWaiting(register)
  if (queue.isWaiting()) register()
}

/** Missing from TypeScript's DOM types, and from most browsers. */
function readSync(registration: ServiceWorkerRegistration & { readonly sync?: BackgroundSync }): BackgroundSync | undefined {
  return registration.sync
}
