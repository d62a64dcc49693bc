import { useSyncExternalStore } from 'react'
import type { VatForm } from '#schema/rules/shown-order.ts'

/** Which prices the document shows; the switch that changes it comes later than lists do. */
export const useVatForm = (): VatForm => useSyncExternalStore(onChange, shownForm, () => 'gross')

const shownForm = (): VatForm => (document.documentElement.dataset.vat === 'ex' ? 'net' : 'gross')

function onChange(listener: () => void) {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-vat'] })
  return () => observer.disconnect()
}
