import type { Tabs } from './device-value.ts'

/** The tabs of this shop that follow the same thing. One that was put away looks again when it comes back. */
export function tabsOn(name: string): Tabs {
  const channel = new BroadcastChannel(name)
  return {
    tell: () => channel.postMessage(null),
    onTold(listener) {
      channel.addEventListener('message', listener)
      addEventListener('pageshow', ({ persisted }) => persisted && listener())
    },
  }
}
