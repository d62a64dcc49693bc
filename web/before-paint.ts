/**
 * Runs before the page is painted, as a plain script without imports. Pages are the same for everyone. This script adds what only the
 * device knows: the choices of VAT and of rows in listings, whether cart and lists have entries, whether the checkout has an order,
 * whether a customer is signed in, and the address the page was requested for, and records the buttons that are pressed before their
 * part of the page is hydrated. It fetches the page's modules after the first paint, so that they do not compete with it. If a module
 * does not load, its build may be gone, and the script reloads the page.
 * @source RUN-23, RUN-28; decision 0017
 */
;(() => {
  /** Modules requested per task; a page may have forty. */
  const AT_ONCE = 4
  /** How long after `load` the paint of a visible page may go unreported, in milliseconds. */
  const UNREPORTED_PAINT_MS = 1000
  const root = document.documentElement
  const { dataset } = root
  dataset.address = location.href
  try {
    if (localStorage.getItem('shop/vat') === 'ex') dataset.vat = 'ex'
    if (localStorage.getItem('shop/listing') === 'rows') dataset.listing = 'rows'
    for (const what of ['lines', 'wishes', 'compared', 'order', 'customer']) {
      if (localStorage.getItem(`${dataset.device}/has-${what}`) !== null) root.setAttribute(`data-has-${what}`, '')
    }
  } catch {
    // Without storage there are no preferences.
  }
  globalThis.earlyPresses = new Set()
  addEventListener(
    'click',
    ({ target }) => {
      // Links, forms and popovers work without React.
      const plain = '[data-late]:not([data-alive]) [type=button]:not([popovertarget])'
      const button = target instanceof Element && target.closest<HTMLButtonElement>(plain)
      if (button) earlyPresses.add(button)
    },
    true,
  )
  let isReloading = false
  // A page that came by a reload is not reloaded again. Offline, or while the shop does not answer, a reload would lose the page.
  const reloadOnce = () => {
    if (isReloading || performance.navigation.type === 1) return
    isReloading = true
    fetch(location.href).then(
      () => location.reload(),
      () => {},
    )
  }
  const fetchModules = () => {
    // On a slow connection, the first paint comes before the end of the page, whose data the modules read.
    if (document.readyState === 'loading') return document.addEventListener('DOMContentLoaded', fetchModules, { once: true })
    const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[data-src]:not([src])')]
    // Timers of background tabs fire once a second.
    for (const script of document.hidden ? scripts : scripts.slice(0, AT_ONCE)) {
      script.async = false
      script.onerror = reloadOnce
      script.src = script.dataset.src ?? ''
    }
    if (scripts.length > AT_ONCE) setTimeout(fetchModules)
  }
  new PerformanceObserver(fetchModules).observe({ type: 'paint', buffered: true })
  // Background tabs are not painted, and browsers report no paint of a page that was hidden before it.
  addEventListener('load', () => setTimeout(fetchModules, document.hidden ? 0 : UNREPORTED_PAINT_MS))
})()
