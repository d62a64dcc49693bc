import { createStore, useStore } from '../../../data/store.ts'

/** Which price is emphasised. Pages contain both; the document's `data-vat` selects one. */
export type Vat = 'inc' | 'ex'

export const VAT_KEY = 'shop/vat'

const vat = createStore<Vat>('inc')

export const useVat = (): Vat => useStore(vat, (choice) => choice)

/** Applies the choice to this page, other tabs and later pages. */
export function chooseVat(choice: Vat) {
  apply(choice)
  try {
    localStorage.setItem(VAT_KEY, choice)
  } catch (error) {
    console.warn('The VAT choice could not be stored and applies to this page only', error)
  }
}

/** Reads the choice that was applied before first paint, and follows choices in other tabs. */
export function followVatChoice() {
  vat.set(document.documentElement.dataset.vat === 'ex' ? 'ex' : 'inc')
  addEventListener('storage', ({ key, newValue }) => {
    if (key === VAT_KEY) apply(newValue === 'ex' ? 'ex' : 'inc')
  })
}

function apply(choice: Vat) {
  document.documentElement.dataset.vat = choice
  vat.set(choice)
}
