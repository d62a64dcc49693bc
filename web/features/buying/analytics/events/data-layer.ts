import { currentConsent } from './consent.ts'
import type { ShopEvent } from './shop-event.types.ts'

declare global {
  interface Window {
    /** Event queue of tag containers; undefined before consent. */
    dataLayer?: object[]
  }
}

/** Pushes an event to the tag container, while there is consent. Clears the previous event's goods first. */
export function pushEvent(event: ShopEvent) {
  push({ ecommerce: null }, event)
}

/** Tells the container its start time. @source Google Tag Manager, 'Install a web container' */
export function pushStart(now: number) {
  push({ 'gtm.start': now, event: 'gtm.js' })
}

function push(...entries: readonly object[]) {
  if (currentConsent() !== 'granted') return
  window.dataLayer ??= []
  window.dataLayer.push(...entries)
}
