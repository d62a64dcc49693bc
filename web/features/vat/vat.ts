import { createStore, useStore } from '../../data/store.ts'

/** How prices are emphasised. Pages hold both forms; the document's `data-vat` says which one stands out. */
export type Vat = 'inc' | 'ex'

export const VAT_KEY = 'shop/vat'

const vat = createStore<Vat>('inc')

/** The shopper's choice. */
export const useVat = (): Vat => useStore(vat, (choice) => choice)

/** Shows prices this way, here and in other tabs, from now on. */
export function chooseVat(choice: Vat) {
  show(choice)
  try {
    localStorage.setItem(VAT_KEY, choice)
  } catch (error) {
    console.warn('The choice of VAT lasts for this page only', error)
  }
}

/** Takes up the choice that this device made before the page was painted, and follows the choice made in other tabs. */
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
