/** How prices are emphasised. Pages hold both forms; the document's `data-vat` says which one stands out. */
export type Vat = 'inc' | 'ex'

export const VAT_KEY = 'shop/vat'

/** Follows the shopper's choice by the page's VAT buttons, and the choice made in other tabs. */
export function followVatChoice() {
  addEventListener('click', ({ target }) => {
    const choice = target instanceof Element ? target.closest<HTMLElement>('[data-choose-vat]')?.dataset.chooseVat : undefined
    if (choice === 'inc' || choice === 'ex') choose(choice)
    if (choice === 'other') choose(chosen() === 'inc' ? 'ex' : 'inc')
  })
  addEventListener('storage', ({ key, newValue }) => {
    if (key === VAT_KEY) show(newValue === 'ex' ? 'ex' : 'inc')
  })
  show(chosen())
}

const chosen = (): Vat => (document.documentElement.dataset.vat === 'ex' ? 'ex' : 'inc')

function choose(vat: Vat) {
  show(vat)
  try {
    localStorage.setItem(VAT_KEY, vat)
  } catch (error) {
    console.warn('The choice of VAT lasts for this page only', error)
  }
}

function show(vat: Vat) {
  document.documentElement.dataset.vat = vat
  for (const button of document.querySelectorAll<HTMLElement>('[data-choose-vat]')) {
    const { chooseVat } = button.dataset
    if (chooseVat === 'other') button.ariaChecked = String(vat === 'inc')
    else button.ariaPressed = String(chooseVat === vat)
  }
}
