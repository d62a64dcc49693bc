import { createStore, useStore } from '../../../data/store.ts'

/** Which price is emphasised. Pages contain both; the document's `data-vat` selects one. */
export type Vat = 'inc' | 'ex'

export const VAT_KEY = 'shop/vat'

const vat = createStore<Vat>('inc')

export const useVat = (): Vat => useStore(vat, (choice) => choice)

/** Applies the choice from now on, here and in other tabs. */
export function chooseVat(choice: Vat) {
  show(choice)
  try {
    localStorage.setItem(VAT_KEY, choice)
  } catch (error) {
    console.warn('The choice of VAT lasts for this page only', error)
  }
}

/** Reads the choice applied before first paint, and follows choices made in other tabs. */
export function followVatChoice() {
  vat.set(document.documentElement.dataset.vat === 'ex' ? 'ex' : 'inc')
  addEventListener('storage', ({ key, newValue }) => {
    if (key === VAT_KEY) show(newValue === 'ex' ? 'ex' : 'inc')
  })
}

function show(choice: Vat) {
  document.documentElement.dataset.vat = choice
  vat.set(choice)
}
