import type { Tabs } from './device-value.ts'

/** Notifies tabs that share a value. A tab that was in the background reads it again when it returns. */
export function createTabs(name: string): Tabs {
  const channel = new BroadcastChannel(name)
  return {
    notify: () => channel.postMessage(null),
    onNotified(listener) {
      channel.addEventListener('message', listener)
      addEventListener('pageshow', (event) => 'persisted' in event && event.persisted && listener())
    },
  }
}
