/**
 * Runs before the page is painted, and alone: it imports nothing, so that it can be a plain script.
 * Pages are the same for everyone; what this device prefers is added here, whether its cart has lines, and the address this page
 * came for.
 */
;(() => {
  const { dataset } = document.documentElement
  dataset.address = location.href
  try {
    if (localStorage.getItem('shop/vat') === 'ex') dataset.vat = 'ex'
    if (localStorage.getItem(`${dataset.device}/has-lines`) !== null) dataset.hasLines = ''
  } catch {
    // A device that keeps nothing has no preferences.
  }
})()
