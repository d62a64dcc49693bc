/**
 * Runs before the page is painted, and alone: it imports nothing, so that it can be a plain script.
 * Pages are the same for everyone; what this device prefers is added here, whether its cart and its lists have anything, and the
 * address this page came for. The page's modules are fetched once it is painted, so that they take neither the line nor the
 * processor from what is seen.
 * @source decision 0021
 */
;(() => {
  /** Modules that are asked for in one task: a page may have forty. */
  const AT_ONCE = 4
  const root = document.documentElement
  const { dataset } = root
  dataset.address = location.href
  try {
    if (localStorage.getItem('shop/vat') === 'ex') dataset.vat = 'ex'
    for (const what of ['lines', 'wishes', 'compared']) {
      if (localStorage.getItem(`${dataset.device}/has-${what}`) !== null) root.setAttribute(`data-has-${what}`, '')
    }
  } catch {
    // A device that keeps nothing has no preferences.
  }
  const fetchModules = () => {
    const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[data-src]:not([src])')]
    // Timers of a tab in the background are a second apart.
    for (const script of document.hidden ? scripts : scripts.slice(0, AT_ONCE)) {
      script.async = false
      script.src = script.dataset.src ?? ''
    }
    if (scripts.length > AT_ONCE) setTimeout(fetchModules)
  }
  new PerformanceObserver(fetchModules).observe({ type: 'paint', buffered: true })
  // A tab in the background is not painted.
  addEventListener('load', () => document.hidden && fetchModules())
})()
