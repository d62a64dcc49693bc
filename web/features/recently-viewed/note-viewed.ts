import { recentList, viewed } from './recent-list.ts'

/** Remembers every product whose page is opened, by whichever way the shopper came to it. */
export function noteViewed(storeCode: string) {
  const content = document.getElementById('content')
  if (!content) return
  const list = recentList(storeCode)
  let shown: string | undefined
  const note = () => {
    const sku = content.querySelector<HTMLElement>('[data-viewed]')?.dataset.viewed
    if (sku === shown) return
    shown = sku
    if (sku !== undefined) list.change(viewed(sku))
  }
  new MutationObserver(note).observe(content, { childList: true, subtree: true })
  note()
}
