/**
 * Runs before the page is painted, and alone: it imports nothing, so that it can be a plain script.
 * Pages are the same for everyone; what this device prefers is added here, and the address this page came for.
 */
;(() => {
  document.documentElement.dataset.address = location.href
  try {
    if (localStorage.getItem('shop/vat') === 'ex') document.documentElement.dataset.vat = 'ex'
  } catch {
    // A device that keeps nothing has no preferences.
  }
})()
