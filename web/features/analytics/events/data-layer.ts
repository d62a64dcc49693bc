import { currentConsent } from '../consent.ts'
import type { ShopEvent } from './shop-event.types.ts'

declare global {
  interface Window {
    /** Where tag containers look for what happened; not there before somebody has consented. */
    dataLayer?: object[]
  }
}

/** Tells a tag container, while there is consent. What an event before had of goods does not get into the next. */
export function pushEvent(event: ShopEvent) {
  push({ ecommerce: null }, event)
}

/** The container is told when it began. @source Google Tag Manager, 'Install a web container' */
export function pushStart(now: number) {
  push({ 'gtm.start': now, event: 'gtm.js' })
}

function push(...entries: readonly object[]) {
  if (currentConsent() !== 'granted') return
  window.dataLayer ??= []
  window.dataLayer.push(...entries)
}
