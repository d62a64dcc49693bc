import { useSyncExternalStore } from 'react'
import type { VatForm } from '#schema/rules/shown-order.ts'

/** Whether the document shows net or gross prices; the switch hydrates later than lists. */
export const useVatForm = (): VatForm => useSyncExternalStore(onChange, shownForm, () => 'gross')

const shownForm = (): VatForm => (document.documentElement.dataset.vat === 'ex' ? 'net' : 'gross')

function onChange(listener: () => void) {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-vat'] })
  return () => observer.disconnect()
}
