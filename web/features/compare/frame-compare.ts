import { CompareProductsDocument } from '#schema/generated/operations.ts'
import { clientLoad } from '../../data/client-load.ts'
import { isOffline } from '../../data/errors.ts'
import { isThrifty } from '../../data/is-thrifty.ts'
import { shell } from '../../messages/en/shell.ts'
import { compareList, withoutSku, withSku } from './compare-list.ts'

/**
 * Makes every button that compares a product do so, wherever and whenever it appears, and counts at the link that leads to
 * the comparison. React writes the buttons and says nothing more about them, so what they show is kept here alone.
 */
export function followCompare(storeCode: string) {
  const list = compareList(storeCode)
  const content = document.getElementById('content')

  const show = () => {
    const skus = list.current()
    if (!skus) return
    document.documentElement.toggleAttribute('data-comparing', true)
    for (const button of document.querySelectorAll<HTMLElement>('[data-compare]'))
      button.ariaPressed = String(skus.includes(button.dataset.compare ?? ''))
    const count = skus.length > 0 ? shell.header.compared(skus.length) : ''
    for (const place of document.querySelectorAll('[data-compare-count]')) place.textContent = count
  }

  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-compare]') : null
    const sku = button?.dataset.compare
    if (!button || sku === undefined) return
    const isIn = button.ariaPressed === 'true'
    list.change(isIn ? withoutSku(sku) : withSku(sku))
    if (!isIn) fetchAhead(list.current() ?? [])
  })

  list.subscribe(show)
  if (content) new MutationObserver(show).observe(content, { childList: true, subtree: true })
  show()
}

/** What is compared is there when the shopper goes to look, with or without a network. */
function fetchAhead(skus: readonly string[]) {
  if (isThrifty() || !navigator.onLine) return
  clientLoad(CompareProductsDocument, { skus }).catch((error) => {
    if (!isOffline(error)) console.warn('What is compared has to be fetched again', error)
  })
}
